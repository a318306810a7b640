import { About } from '../platform/checks/about.ts';
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

/** Request body of `POST customers`. */
export class CreateCustomerRequest {
  @PersonName(120) name: string;
  @Phone('CUSTOMER_PHONE_INVALID') phone: string;
  @Optional() @Paragraph(1000, 0) note?: string;
}

/** Request body of `PUT customers/{reference}` from reception. */
export class UpdateCustomerRequest {
  @Optional() @PersonName(120) name?: string;
  @Optional() @Phone('CUSTOMER_PHONE_INVALID') phone?: string;
  @Optional() @Paragraph(1000, 0) note?: string;
}

/** Request body of `PUT customers/{reference}` from an admin. */
export class AdminUpdateCustomerRequest extends UpdateCustomerRequest {
  @Optional() @TariffCode() tariff?: string;
}

/** Request body of `POST customers/{reference}/join`. */
export class JoinCustomerRequest {
  @ReferenceTo('customer') customer: string;
}

/** Request body of `POST users`, with which an admin invites a staff member. */
export class InviteUserRequest {
  @PersonName(60) firstName: string;
  @PersonName(60) name: string;
  @Email() email: string;
  @Phone() phone: string;
  @About("Scopes of the new account: `['staff']` for reception, `['staff', 'admin']` for an admin.")
  @SomeOf(SCOPES)
  scope: Scope[];
}

/**
 * Request body of `PUT users/{id}`, from an admin. The scopes must be those of exactly one role
 * (`scopesOf`).
 */
export class UpdateUserRequest {
  @Optional() @SomeOf(SCOPES) scope?: Scope[];
  @Optional() @Flag() active?: boolean;
  @Optional() @TariffCode() tariff?: string;
  @Optional() @CalendarDate('AUTH_BIRTH_DATE_INVALID') birthDate?: string;
}
