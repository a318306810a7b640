import { About } from '../platform/checks/about.ts';
import { SCOPES, type Scope } from '../auth/roles.ts';
import {
  CalendarDate,
  Flag,
  Optional,
  Paragraph,
  PersonName,
  ReferenceTo,
  SomeOf,
} from '../platform/checks.ts';
import { TariffCode } from '../pricings/pricings.requests.ts';
import { Email, Phone } from '../auth/checks/auth.checks.ts';

/** Request body of `POST customers`. */
export class CreateCustomerRequest {
  @About('Full name.')
  @PersonName(120)
  name: string;
  @Phone('CUSTOMER_PHONE_INVALID') phone: string;
  @About('Internal note of staff.')
  @Optional()
  @Paragraph(1000, 0)
  note?: string;
}

/** Request body of `PUT customers/{reference}` from reception. */
export class UpdateCustomerRequest {
  @About('Full name.')
  @Optional()
  @PersonName(120)
  name?: string;
  @Optional() @Phone('CUSTOMER_PHONE_INVALID') phone?: string;
  @About('Internal note of staff; an empty text removes it.')
  @Optional()
  @Paragraph(1000, 0)
  note?: string;
}

/** Request body of `PUT customers/{reference}` from an admin. */
export class AdminUpdateCustomerRequest extends UpdateCustomerRequest {
  @About("Code of the tariff by which the customer's bookings are priced.")
  @Optional()
  @TariffCode()
  tariff?: string;
}

/** Request body of `POST customers/{reference}/join`. */
export class JoinCustomerRequest {
  @About('Reference of the duplicate record, which is merged into the record of the path.')
  @ReferenceTo('customer')
  customer: string;
}

/** Request body of `POST users`, with which an admin invites a staff member. */
export class InviteUserRequest {
  @PersonName(60) firstName: string;
  @About('Family name.')
  @PersonName(60)
  name: string;
  @About('Receives the invitation.')
  @Email()
  email: string;
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
  @About('Scopes of exactly one role: `player`; `staff`; or `staff` and `admin`.')
  @Optional()
  @SomeOf(SCOPES)
  scope?: Scope[];
  @About('False deactivates the account and ends its sessions.')
  @Optional()
  @Flag()
  active?: boolean;
  @About('Code of the tariff of the customer record.')
  @Optional()
  @TariffCode()
  tariff?: string;
  @About('Date of birth, `YYYY-MM-DD`; users must be 18 or older.')
  @Optional()
  @CalendarDate('AUTH_BIRTH_DATE_INVALID')
  birthDate?: string;
}

/**
 * A customer by reference, or by name with or without a phone. The API checks the combination
 * (`BOOKING_CUSTOMER_REQUIRED`).
 */
export class BookingCustomerRequest {
  @About('Reference of an existing customer record.')
  @Optional()
  @ReferenceTo('customer')
  reference?: string;
  @About('Name; required without `reference`.')
  @Optional()
  @PersonName(120)
  name?: string;
  @About('Phone number; a record with the same phone and name is reused.')
  @Optional()
  @Phone('CUSTOMER_PHONE_INVALID')
  phone?: string;
}
