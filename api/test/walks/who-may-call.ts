/**
 * Permissions, written out a second time: a wrong permission on a handler, or a permission with one
 * role more, differs from this table.
 */
export const WHO_MAY_CALL: Record<string, readonly string[]> = {
  // Public.
  'visitor unverified player staff admin': [
    'GET academy', 'POST academy_registrations', 'GET addons', 'POST auth/field/account/verify', 'POST auth/field/code/account/verify/send',
    'POST auth/field/code/confirmation', 'POST auth/field/code/confirmation/validate', 'POST auth/field/login', 'POST auth/field/register',
    'POST auth/field/reset/password', 'GET availability', 'POST bookings_get_price', 'GET calendar/{token}.ics', 'POST contact', 'GET /dev/mailbox',
    'GET dev/mails', 'GET discussions', 'GET discussions/{id}', 'GET docs', 'GET health/live', 'GET health/ready', 'GET medias', 'GET medias/{id}',
    'GET metrics', 'GET offers/{token}', 'POST offers/{token}/decline', 'POST offers/{token}/take', 'GET open_matches', 'GET open_matches/{id}',
    'GET openapi.json', 'POST partner_views', 'GET partners', 'GET pitches', 'GET players', 'GET players/{id}', 'GET pricings', 'GET pricings/{id}',
    'GET promos', 'GET tournaments', 'GET tournaments/by-token/{token}', 'GET tournaments/{id}', 'GET tournaments/{year}/{name}', 'GET venue',
    'GET venue/policies',
  ],
  // Signed-in users.
  'unverified player staff admin': [
    'DELETE auth/field', 'POST auth/field', 'GET auth/field/export', 'POST auth/field/logout', 'POST auth/field/password',
    'DELETE auth/field/sessions', 'GET auth/field/sessions', 'DELETE auth/field/sessions/{id}', 'GET auth/field/user', 'GET bookings',
    'GET bookings/{id}', 'GET bookings/{reference}/calendar.ics', 'GET bookings/{reference}/history', 'GET bookings/{reference}/proof',
    'GET bookings/{reference}/receipt.pdf', 'GET bookings_my_reservations', 'DELETE calendar_feed', 'GET calendar_feed', 'POST calendar_feed',
    'GET files/{reference}', 'GET notifications', 'POST notifications/read', 'POST notifications/{id}/read', 'GET pricings_my_pricings', 'GET series',
    'GET series/{id}', 'POST series_preview', 'GET subscriptions', 'GET subscriptions/{id}', 'GET subscriptions/{reference}/proof',
    'GET subscriptions/{reference}/receipt.pdf', 'GET subscriptions_my_active_subscription', 'GET subscriptions_my_subscriptions', 'GET waiting',
    'DELETE waiting/{reference}', 'POST waiting/{reference}/decline',
  ],
  // Signed-in users with a verified email.
  'player staff admin': [
    'POST bookings', 'DELETE bookings/{reference}', 'PUT bookings/{reference}', 'POST bookings/{reference}/hours', 'GET chats', 'POST chats',
    'GET chats/{id}', 'POST chats/{id}/read', 'POST discussions', 'POST discussions/{id}/like', 'POST discussions/{id}/replies',
    'POST match_asks/{id}/decline', 'POST messagings', 'GET messagings/{chat}', 'POST replies/{id}/like', 'POST series',
    'POST series/{reference}/cancel', 'POST series/{reference}/decline', 'POST subscriptions', 'DELETE subscriptions/{id}', 'POST waiting',
    'POST waiting/{reference}/take',
  ],
  // Players with a verified email; not staff.
  'player': [
    'POST bookings/{reference}/proof', 'DELETE chats/{id}', 'POST discussions/{id}/report', 'POST match_asks/{id}/accept',
    'POST messages/{id}/report', 'POST open_matches', 'POST open_matches/{id}/ask', 'POST open_matches/{id}/close', 'POST open_matches/{id}/report',
    'POST open_matches/{id}/withdraw', 'DELETE players/{id}/block', 'POST players/{id}/block', 'POST players/{id}/report', 'GET players_my_blocked',
    'POST replies/{id}/report', 'POST subscriptions/{reference}/proof',
  ],
  // Staff.
  'staff admin': [
    'GET academy_registrations', 'GET academy_registrations/{id}', 'DELETE academy_registrations/{reference}',
    'PUT academy_registrations/{reference}', 'GET academy_seasons', 'GET academy_seasons/{id}', 'GET academy_sessions', 'GET academy_sessions/{id}',
    'GET academy_sessions/{id}/attendance', 'PUT academy_sessions/{reference}/attendance', 'GET audit', 'POST bank_files/look', 'GET bank_lines',
    'GET bank_lines/{reference}', 'POST bank_lines/{reference}/accept', 'POST bank_lines/{reference}/dismiss', 'POST bank_lines/{reference}/reopen',
    'GET bank_profiles', 'POST bank_profiles', 'DELETE bank_profiles/{reference}', 'PUT bank_profiles/{reference}',
    'POST bank_profiles/{reference}/import', 'POST bank_profiles/{reference}/preview', 'GET blocks', 'POST blocks', 'DELETE blocks/{reference}',
    'POST bookings/{reference}/confirm', 'GET bookings/{reference}/moves', 'POST bookings/{reference}/no-show',
    'POST bookings/{reference}/proof/refuse', 'GET cash_entries', 'GET cash_sessions', 'POST cash_sessions', 'GET cash_sessions/{reference}',
    'PUT cash_sessions/{reference}', 'POST cash_sessions/{reference}/close', 'POST cash_sessions/{reference}/count',
    'POST cash_sessions/{reference}/movements', 'GET cash_sessions/{reference}/report.csv', 'GET cash_sessions/{reference}/report.pdf',
    'POST chats/{id}/settle', 'GET community_reports', 'GET community_reports/{id}', 'POST community_reports/{id}/settle', 'GET contact',
    'PUT contact/{id}', 'DELETE contact/{id}', 'GET customers', 'POST customers', 'GET customers/{reference}', 'PUT customers/{reference}',
    'POST customers/{reference}/join', 'GET desk/ahead', 'GET desk/day', 'GET desk/waiting', 'POST discussions/{id}/hide',
    'POST discussions/{id}/lock', 'POST discussions/{id}/unhide', 'POST discussions/{id}/unlock', 'GET match_shares', 'GET matches',
    'GET matches/{id}', 'POST messages/{id}/hide', 'POST messages/{id}/unhide', 'POST open_matches/{id}/hide', 'POST open_matches/{id}/unhide',
    'GET payments', 'POST payments', 'POST payments/{reference}/reverse', 'POST players/{id}/reinstate', 'GET players/{id}/standing',
    'POST players/{id}/suspend', 'POST players/{id}/warn', 'POST replies/{id}/hide', 'POST replies/{id}/unhide', 'GET reports/no_shows',
    'GET reports/occupancy', 'GET reports/sources', 'GET reports/takings', 'POST series/{reference}/confirm',
    'POST subscriptions/{reference}/proof/refuse', 'POST subscriptions_get_offers', 'GET tariffs', 'GET teams', 'GET teams/{id}', 'GET users',
    'GET users/{id}', 'POST users/{id}/verify', 'POST waiting/{reference}/offer',
  ],
  // Admins.
  'admin': [
    'POST academy_seasons', 'DELETE academy_seasons/{reference}', 'PUT academy_seasons/{reference}', 'POST academy_sessions',
    'DELETE academy_sessions/{reference}', 'PUT academy_sessions/{reference}', 'POST addons', 'DELETE addons/{reference}', 'PUT addons/{reference}',
    'POST customers_import', 'POST customers_import/look', 'GET failed_mails', 'POST failed_mails/{reference}/retry', 'POST matches',
    'DELETE matches/{reference}', 'PUT matches/{reference}', 'POST medias', 'DELETE medias/{reference}', 'PUT medias/{reference}', 'POST partners',
    'DELETE partners/{reference}', 'PUT partners/{reference}', 'POST pitches', 'DELETE pitches/{reference}', 'PUT pitches/{reference}',
    'POST pricings', 'DELETE pricings/{reference}', 'PUT pricings/{reference}', 'POST promos', 'DELETE promos/{reference}', 'PUT promos/{reference}',
    'GET reports/packs', 'GET reports/unpaid', 'POST subscriptions/{reference}/adjustments', 'POST subscriptions/{reference}/freeze', 'POST tariffs',
    'DELETE tariffs/{reference}', 'PUT tariffs/{reference}', 'POST teams', 'DELETE teams/{reference}', 'PUT teams/{reference}', 'POST tournaments',
    'DELETE tournaments/{reference}', 'PUT tournaments/{reference}', 'POST tournaments/{reference}/programme/draw',
    'POST tournaments/{reference}/programme/plan', 'POST users', 'PUT users/{id}', 'DELETE users/{id}/sessions', 'GET users/{id}/sessions',
    'PUT venue',
  ],
};
