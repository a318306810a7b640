import { ACADEMY_CALLS } from '@five/shared/academy/academy.calls';
import { AUDIT_CALLS } from '@five/shared/audit/audit.calls';
import { AUTH_CALLS } from '@five/shared/auth/auth.calls';
import { BOOKINGS_CALLS } from '@five/shared/bookings/bookings.calls';
import { SERIES_CALLS } from '@five/shared/bookings/series.calls';
import { CHATS_CALLS } from '@five/shared/community/chats.calls';
import { COMMUNITY_CALLS } from '@five/shared/community/community.calls';
import { MODERATION_CALLS } from '@five/shared/community/moderation.calls';
import { OPEN_MATCHES_CALLS } from '@five/shared/community/open-matches.calls';
import { CUSTOMERS_CALLS } from '@five/shared/customers/customers.calls';
import type { Calls } from '@five/shared/platform/call';
import { DESK_CALLS } from '@five/shared/desk/desk.calls';
import { FILES_CALLS } from '@five/shared/files/files.calls';
import { NOTIFICATIONS_CALLS } from '@five/shared/notifications/notifications.calls';
import { CALENDARS_CALLS } from '@five/shared/calendars/calendars.calls';
import { BANK_CALLS } from '@five/shared/payments/bank.calls';
import { CASH_CALLS } from '@five/shared/payments/cash.calls';
import { PAYMENTS_CALLS } from '@five/shared/payments/payments.calls';
import { PLATFORM_CALLS } from '@five/shared/platform/platform.calls';
import { PRICINGS_CALLS } from '@five/shared/pricings/pricings.calls';
import { FAILED_MAILS_CALLS } from '@five/shared/reports/failed-mails.calls';
import { REPORTS_CALLS } from '@five/shared/reports/reports.calls';
import { SLOTS_CALLS } from '@five/shared/slots/slots.calls';
import { SUBSCRIPTIONS_CALLS } from '@five/shared/subscriptions/subscriptions.calls';
import { TOURNAMENTS_CALLS } from '@five/shared/tournaments/tournaments.calls';
import { CONTENT_CALLS } from '@five/shared/venue/content.calls';
import { WAITING_CALLS } from '@five/shared/waiting/waiting.calls';
import { VENUE_CALLS } from '@five/shared/venue/venue.calls';

/**
 * Descriptions of all API calls, one entry per domain. A contract test compares them with the
 * running routes in both directions.
 */
export const CALLS: Calls = {
  ...PLATFORM_CALLS,
  ...AUDIT_CALLS,
  ...AUTH_CALLS,
  ...CUSTOMERS_CALLS,
  ...VENUE_CALLS,
  ...CONTENT_CALLS,
  ...TOURNAMENTS_CALLS,
  ...ACADEMY_CALLS,
  ...COMMUNITY_CALLS,
  ...CHATS_CALLS,
  ...MODERATION_CALLS,
  ...OPEN_MATCHES_CALLS,
  ...FILES_CALLS,
  ...SLOTS_CALLS,
  ...PRICINGS_CALLS,
  ...BOOKINGS_CALLS,
  ...WAITING_CALLS,
  ...SERIES_CALLS,
  ...CALENDARS_CALLS,
  ...PAYMENTS_CALLS,
  ...CASH_CALLS,
  ...BANK_CALLS,
  ...SUBSCRIPTIONS_CALLS,
  ...DESK_CALLS,
  ...REPORTS_CALLS,
  ...FAILED_MAILS_CALLS,
  ...NOTIFICATIONS_CALLS,
};
