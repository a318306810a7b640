import type { ResourceProps } from 'ra-core';
import { lazyWithPrefetch } from '../platform/page/lazy-with-prefetch.tsx';
import { tables } from './tables.ts';

export const BookingList = lazyWithPrefetch(
  async () => (await import('../bookings/list/booking-list.tsx')).BookingList,
);
export const BookingShow = lazyWithPrefetch(
  async () => (await import('../bookings/detail/booking-show.tsx')).BookingShow,
);

/** All react-admin resources, with the pages of each; the board is not a resource. */
export const resources: readonly ResourceProps[] = [
  {
    name: 'bookings',
    list: BookingList,
    show: BookingShow,
    recordRepresentation: 'reference',
  },
  {
    name: 'subscriptions',
    list: lazyWithPrefetch(async () => (await import('../subscriptions/pack-list.tsx')).PackList),
    create: lazyWithPrefetch(async () => (await import('../subscriptions/sell-pack.tsx')).SellPack),
    show: lazyWithPrefetch(async () => (await import('../subscriptions/pack-show.tsx')).PackShow),
    recordRepresentation: 'reference',
  },
  {
    name: 'cash_sessions',
    list: lazyWithPrefetch(async () => (await import('../payments/cash/cash-list.tsx')).CashList),
    show: lazyWithPrefetch(async () => (await import('../payments/cash/cash-show.tsx')).CashShow),
    recordRepresentation: 'reference',
  },
  {
    name: 'bank_lines',
    list: lazyWithPrefetch(
      async () => (await import('../payments/transfers/transfer-list.tsx')).TransferList,
    ),
  },
  {
    name: 'desk_notices',
    list: lazyWithPrefetch(
      async () => (await import('../desk/notices/notice-list.tsx')).NoticeList,
    ),
  },
  {
    name: 'chats',
    list: lazyWithPrefetch(
      async () => (await import('../community/chats/chat-inbox.tsx')).ChatInbox,
    ),
  },
  {
    name: 'community_reports',
    list: lazyWithPrefetch(
      async () => (await import('../community/moderation/report-list.tsx')).ReportList,
    ),
  },
  {
    name: 'discussions',
    list: lazyWithPrefetch(
      async () => (await import('../community/moderation/thread-list.tsx')).ThreadList,
    ),
    show: lazyWithPrefetch(
      async () => (await import('../community/moderation/thread-show.tsx')).ThreadShow,
    ),
  },
  {
    name: 'reports',
    list: lazyWithPrefetch(async () => (await import('../reports/report-list.tsx')).ReportList),
  },
  {
    name: 'users',
    list: lazyWithPrefetch(async () => (await import('../users/user-list.tsx')).UserList),
    create: lazyWithPrefetch(async () => (await import('../users/user-create.tsx')).UserCreate),
    show: lazyWithPrefetch(async () => (await import('../users/user-show.tsx')).UserShow),
  },
  {
    name: 'customers',
    list: lazyWithPrefetch(
      async () => (await import('../customers/customer-list.tsx')).CustomerList,
    ),
    show: lazyWithPrefetch(
      async () => (await import('../customers/customer-show.tsx')).CustomerShow,
    ),
  },
  // Only a page; react-admin has no records for it.
  {
    name: 'customers_import',
    list: lazyWithPrefetch(
      async () => (await import('../customers/import/import-customers.tsx')).ImportList,
    ),
  },
  {
    name: 'audit',
    list: lazyWithPrefetch(async () => (await import('../audit/audit-list.tsx')).AuditList),
  },
  // The page 'The centre' links to the lists of the content tables and to the settings pages.
  {
    name: 'centre',
    list: lazyWithPrefetch(async () => (await import('./centre-list.tsx')).CentreList),
  },
  // The prices of a week. The name is only the path of the page; the API has no such list.
  {
    name: 'pricing_week',
    list: lazyWithPrefetch(async () => (await import('../pricings/week/week-list.tsx')).WeekList),
  },
  // The name and password of the signed-in account.
  {
    name: 'own_account',
    list: lazyWithPrefetch(async () => (await import('../users/own-account.tsx')).OwnAccountList),
  },
  // The form of the settings replaces the list, because the settings are a single record.
  {
    name: 'venue',
    list: lazyWithPrefetch(async () => (await import('../settings/venue-edit.tsx')).VenueEdit),
  },
  // The steps of opening the venue.
  {
    name: 'setup',
    list: lazyWithPrefetch(
      async () => (await import('../settings/setup/setup-list.tsx')).SetupList,
    ),
  },
  // The venue's own words on the site.
  {
    name: 'words',
    list: lazyWithPrefetch(
      async () => (await import('../settings/words/words-list.tsx')).WordsList,
    ),
  },
  // SMS and notifications of browsers.
  {
    name: 'channels',
    list: lazyWithPrefetch(
      async () => (await import('../channels/channels-list.tsx')).ChannelsList,
    ),
  },
  // Photographs in places of the site.
  {
    name: 'photos',
    list: lazyWithPrefetch(async () => (await import('../venue/photos/photo-list.tsx')).PhotoList),
  },
  // Bookings that must be moved or cancelled after a change of hours.
  {
    name: 'outside_hours',
    list: lazyWithPrefetch(
      async () => (await import('../settings/outside/outside-list.tsx')).OutsideList,
    ),
  },
  // Instead of a table of records, the page shows one attendance sheet per academy group and day.
  {
    name: 'attendance',
    list: lazyWithPrefetch(
      async () => (await import('../venue/academy/attendance-list.tsx')).AttendanceList,
    ),
  },
  ...Object.values(tables),
];
