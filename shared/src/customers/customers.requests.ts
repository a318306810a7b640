import { SCOPES } from '../auth/roles.ts';
import type { Scope } from '../auth/roles.ts';
import {
  CalendarDate,
  Email,
  Flag,
  Optional,
  Paragraph,
  PersonName,
  Phone,
  ReferenceTo,
  SomeOf,
  TariffCode,
} from '../platform/checks.ts';
import type {
  CreateCustomerInput,
  InviteUserInput,
  JoinCustomerInput,
  UpdateCustomerInput,
} from './customers.contract.ts';

/** `POST customers`. */
export class CreateCustomerRequest implements CreateCustomerInput {
  @PersonName(120) name: string;
  @Phone('CUSTOMER_PHONE_INVALID') phone: string;
  @Optional() @Paragraph(1000, 0) note?: string;
}

/** `PUT customers/{reference}` of reception. */
export class UpdateCustomerRequest implements UpdateCustomerInput {
  @Optional() @PersonName(120) name?: string;
  @Optional() @Phone('CUSTOMER_PHONE_INVALID') phone?: string;
  @Optional() @Paragraph(1000, 0) note?: string;
}

/** `PUT customers/{reference}` of an admin. */
export class AdminUpdateCustomerRequest extends UpdateCustomerRequest {
  @Optional() @TariffCode() tariff?: string;
}

/** `POST customers/{reference}/join`. */
export class JoinCustomerRequest implements JoinCustomerInput {
  @ReferenceTo('customer') customer: string;
}

/** `POST users`, admin: invites a member of staff. */
export class InviteUserRequest implements InviteUserInput {
  @PersonName(60) firstName: string;
  @PersonName(60) name: string;
  @Email() email: string;
  @Phone() phone: string;
  @SomeOf(SCOPES) scope: Scope[];
}

/** `PUT users/{id}`, admin: the scopes are one of the three results of `scopesOf`. */
export class UpdateUserRequest {
  @Optional() @SomeOf(SCOPES) scope?: Scope[];
  @Optional() @Flag() active?: boolean;
  @Optional() @TariffCode() tariff?: string;
  @Optional() @CalendarDate('AUTH_BIRTH_DATE_INVALID') birthDate?: string;
}
