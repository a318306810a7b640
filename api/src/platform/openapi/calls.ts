import { AUDIT_CALLS } from '@five/shared/audit/audit.calls';
import { AUTH_CALLS } from '@five/shared/auth/auth.calls';
import { BOOKINGS_CALLS } from '@five/shared/bookings/bookings.calls';
import { CUSTOMERS_CALLS } from '@five/shared/customers/customers.calls';
import type { Calls } from '@five/shared/platform/call';
import { DESK_CALLS } from '@five/shared/desk/desk.calls';
import { NOTIFICATIONS_CALLS } from '@five/shared/notifications/notifications.calls';
import { PAYMENTS_CALLS } from '@five/shared/payments/payments.calls';
import { PLATFORM_CALLS } from '@five/shared/platform/platform.calls';
import { PRICINGS_CALLS } from '@five/shared/pricings/pricings.calls';
import { SLOTS_CALLS } from '@five/shared/slots/slots.calls';
import { VENUE_CALLS } from '@five/shared/venue/venue.calls';

/** What the API's calls answer, a line per domain; a test holds it against the running routes, both ways. */
export const CALLS: Calls = {
  ...PLATFORM_CALLS,
  ...AUDIT_CALLS,
  ...AUTH_CALLS,
  ...CUSTOMERS_CALLS,
  ...VENUE_CALLS,
  ...SLOTS_CALLS,
  ...PRICINGS_CALLS,
  ...BOOKINGS_CALLS,
  ...PAYMENTS_CALLS,
  ...DESK_CALLS,
  ...NOTIFICATIONS_CALLS,
};
