import { ACADEMY_CALLS } from '../academy/academy.calls.ts';
import { AUDIT_CALLS } from '../audit/audit.calls.ts';
import { ACCESS_LINK_CALLS } from '../auth/access-links/access-links.calls.ts';
import { AUTH_CALLS } from '../auth/auth.calls.ts';
import { SECOND_FACTOR_CALLS } from '../auth/second-factor/second-factor.calls.ts';
import type { Permission } from '../auth/permissions.ts';
import { BOOKINGS_CALLS } from '../bookings/bookings.calls.ts';
import { SERIES_CALLS } from '../bookings/series/series.calls.ts';
import { CALENDARS_CALLS } from '../calendars/calendars.calls.ts';
import { CHATS_CALLS } from '../community/chats.calls.ts';
import { COMMUNITY_CALLS } from '../community/community.calls.ts';
import { MODERATION_CALLS } from '../community/moderation.calls.ts';
import { MATCHES_CALLS } from '../community/matches/matches.calls.ts';
import { NO_SHOW_CALLS } from '../community/no-shows/no-shows.calls.ts';
import { RELIABILITY_CALLS } from '../community/matches/reliability.calls.ts';
import { MATCH_RESULTS_CALLS } from '../community/matches/results.calls.ts';
import { MATCH_TEAMS_CALLS } from '../community/matches/teams.calls.ts';
import { OPEN_MATCHES_CALLS } from '../community/open-matches/open-matches.calls.ts';
import { SQUADS_CALLS } from '../community/squads/squads.calls.ts';
import { CUSTOMERS_CALLS } from '../customers/customers.calls.ts';
import { DESK_NOTICES_CALLS } from '../desk/desk-notices.calls.ts';
import { DESK_CALLS } from '../desk/desk.calls.ts';
import { DRAFTS_CALLS } from '../drafts/drafts.calls.ts';
import { FILES_CALLS } from '../files/files.calls.ts';
import { MAIL_CHOICES_CALLS } from '../notifications/mail-choices.calls.ts';
import { PUSH_CALLS } from '../notifications/push.calls.ts';
import { NOTIFICATIONS_CALLS } from '../notifications/notifications.calls.ts';
import { BANK_CALLS } from '../payments/bank/bank.calls.ts';
import { CASH_CALLS } from '../payments/cash/cash.calls.ts';
import { PAYMENTS_CALLS } from '../payments/payments.calls.ts';
import type { Call } from '../platform/call.ts';
import { PLATFORM_CALLS } from '../platform/platform.calls.ts';
import { PRICINGS_CALLS } from '../pricings/pricings.calls.ts';
import { CHANNELS_CALLS } from '../channels/channels.calls.ts';
import { FAILED_MAILS_CALLS } from '../reports/failed-mails.calls.ts';
import { REPORTS_CALLS } from '../reports/reports.calls.ts';
import { SLOTS_CALLS } from '../slots/slots.calls.ts';
import { SUBSCRIPTIONS_CALLS } from '../subscriptions/subscriptions.calls.ts';
import { TOURNAMENTS_CALLS } from '../tournaments/tournaments.calls.ts';
import { CONTENT_CALLS } from '../venue/content.calls.ts';
import { PHOTOS_CALLS } from '../venue/photos/photos.calls.ts';
import { VENUE_CALLS } from '../venue/venue.calls.ts';
import type { OptionalPage } from '../venue/pages/optional-pages.rules.ts';
import { WAITING_CALLS } from '../waiting/waiting.calls.ts';

/** A call with a permission and a page of the product. */
export type ApiCall = Call & { permission: Permission; page?: OptionalPage };

/**
 * All calls of the API, one entry per domain. A contract test compares them with the running routes
 * in both directions.
 */
export const CALLS = {
  ...PLATFORM_CALLS,
  ...AUDIT_CALLS,
  ...AUTH_CALLS,
  ...ACCESS_LINK_CALLS,
  ...SECOND_FACTOR_CALLS,
  ...CUSTOMERS_CALLS,
  ...VENUE_CALLS,
  ...CONTENT_CALLS,
  ...PHOTOS_CALLS,
  ...TOURNAMENTS_CALLS,
  ...ACADEMY_CALLS,
  ...COMMUNITY_CALLS,
  ...CHATS_CALLS,
  ...MODERATION_CALLS,
  ...MATCHES_CALLS,
  ...MATCH_TEAMS_CALLS,
  ...MATCH_RESULTS_CALLS,
  ...NO_SHOW_CALLS,
  ...RELIABILITY_CALLS,
  ...OPEN_MATCHES_CALLS,
  ...SQUADS_CALLS,
  ...FILES_CALLS,
  ...SLOTS_CALLS,
  ...PRICINGS_CALLS,
  ...BOOKINGS_CALLS,
  ...WAITING_CALLS,
  ...DRAFTS_CALLS,
  ...SERIES_CALLS,
  ...CALENDARS_CALLS,
  ...PAYMENTS_CALLS,
  ...CASH_CALLS,
  ...BANK_CALLS,
  ...SUBSCRIPTIONS_CALLS,
  ...DESK_CALLS,
  ...DESK_NOTICES_CALLS,
  ...REPORTS_CALLS,
  ...FAILED_MAILS_CALLS,
  ...MAIL_CHOICES_CALLS,
  ...CHANNELS_CALLS,
  ...NOTIFICATIONS_CALLS,
  ...PUSH_CALLS,
} satisfies Readonly<Record<string, ApiCall>>;

const TABLE: Readonly<Record<string, ApiCall | undefined>> = CALLS;

/** Returns the call with this key, such as `GET bookings/{id}`. */
export const callOf = (key: string): ApiCall | undefined => TABLE[key];
