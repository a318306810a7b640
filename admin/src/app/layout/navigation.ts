import type { DeskWaitingAnswer } from '@five/shared/desk/desk.contract';
import {
  IconBuildingBank,
  IconBuildingStadium,
  IconCashRegister,
  IconChartBar,
  IconHistory,
  IconInbox,
  IconLayoutGrid,
  IconListDetails,
  IconMessages,
  IconPhoneCall,
  IconShieldCheck,
  IconTicket,
  IconUsers,
  type Icon,
} from '@tabler/icons-react';
import type { TextKey } from '../../platform/texts/i18n.ts';
import { isTable } from '../../platform/tables/tables.ts';

const CENTRE_PATH = '/centre';
const MODERATION_PATH = '/community_reports';
/**
 * First path segments of the pages that belong to the section 'The centre' and are not lists of a
 * content table.
 */
const CENTRE_PAGES: readonly string[] = [
  'venue',
  'pricing_week',
  'outside_hours',
  'setup',
  'words',
  'photos',
  'channels',
  'attendance',
];
/**
 * First path segments of the pages that belong to the section 'Accounts' and are not the list of
 * accounts.
 */
const USER_PAGES: readonly string[] = ['customers', 'customers_import', 'own_account'];

/**
 * Sections of the back-office in menu order. If `waits` is set, the section has a badge with this
 * number of items that wait for staff.
 */
export const navigationItems: readonly {
  to: string;
  name: TextKey;
  icon: Icon;
  waits?: keyof DeskWaitingAnswer;
}[] = [
  { to: '/', name: 'board.title', icon: IconLayoutGrid },
  { to: '/bookings', name: 'list.title', icon: IconListDetails, waits: 'disputes' },
  { to: '/subscriptions', name: 'pack.list', icon: IconTicket },
  { to: '/cash_sessions', name: 'cash.title', icon: IconCashRegister },
  { to: '/bank_lines', name: 'transfer.title', icon: IconBuildingBank },
  { to: '/desk_notices', name: 'app.notices', icon: IconPhoneCall, waits: 'notices' },
  { to: '/chats', name: 'talk.title', icon: IconMessages, waits: 'chats' },
  { to: '/contact', name: 'app.messages', icon: IconInbox, waits: 'messages' },
  { to: MODERATION_PATH, name: 'moderation.title', icon: IconShieldCheck, waits: 'reports' },
  { to: '/users', name: 'app.people', icon: IconUsers },
  { to: '/reports', name: 'app.reports', icon: IconChartBar },
  { to: '/audit', name: 'app.audit', icon: IconHistory },
  { to: CENTRE_PATH, name: 'app.centre', icon: IconBuildingStadium },
];

/**
 * The path of the menu section to which a page belongs; empty if it belongs to none. Content tables
 * and settings belong to the section 'The centre', a discussion belongs to moderation.
 */
export function navigationItemOf(pathname: string): string {
  const first = pathname.split('/')[1] ?? '';
  if (navigationItems.some(({ to }) => to === `/${first}`)) return `/${first}`;
  if (first === 'discussions') return MODERATION_PATH;
  if (USER_PAGES.includes(first)) return '/users';
  return CENTRE_PAGES.includes(first) || isTable(first) ? CENTRE_PATH : '';
}
