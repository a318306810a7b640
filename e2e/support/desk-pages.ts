import { expect, type Page } from '@playwright/test';
import { PAGES } from '../../admin/src/app/pages.ts';
import type { StaffApi } from './staff-api.ts';
import { texts as pagesFr } from '../../admin/src/locales/fr-pages.ts';

/**
 * Back-office pages that reception can open. The value lists the labels of the actions on the page
 * that require an admin.
 */
export const ADMIN_ACTIONS: Record<string, readonly string[]> = {
  bookings: [],
  'bookings show': [],
  subscriptions: [],
  'subscriptions create': [],
  'subscriptions show': [],
  cash_sessions: [],
  'cash_sessions show': [],
  bank_lines: [],
  desk_notices: [],
  chats: [],
  community_reports: [],
  discussions: [],
  'discussions show': [],
  reports: [pagesFr.reports.today],
  users: [pagesFr.people.invite],
  'users show': [
    pagesFr.people.change_role,
    pagesFr.people.change_tariff,
    pagesFr.people.deactivate,
  ],
  customers: [pagesFr.clients.import],
  'customers show': [pagesFr.people.change_tariff],
  own_account: [],
  audit: [],
  centre: [],
  attendance: [],
  academy_registrations: [],
  'academy_registrations edit': [],
  contact: [],
  'contact edit': [],
};

const ADMIN_TABLES = [
  'medias',
  'partners',
  'promos',
  'tournaments',
  'teams',
  'tournament_matches',
  'academy_seasons',
  'academy_sessions',
  'pitches',
  'pricings',
  'tariffs',
  'addons',
];
/** Back-office pages that only admins can open. */
export const ADMIN_PAGES = [
  ...ADMIN_TABLES.flatMap((table) => [table, `${table} create`, `${table} edit`]),
  'tournament_matches show',
  'users create',
  'customers_import',
  'setup',
  'words',
  'photos',
  'channels',
  'pricing_week',
  'venue',
  'outside_hours',
];

/**
 * Returns every page of the back-office, found from its navigation. Record pages are opened with
 * the first record.
 */
export async function everyPage(api: StaffApi): Promise<{ name: string; path: string }[]> {
  const found: { name: string; path: string }[] = [];
  for (const [name, kinds] of Object.entries<readonly string[]>(PAGES)) {
    found.push({ name, path: `/admin/${name}` });
    if (kinds.includes('create'))
      found.push({ name: `${name} create`, path: `/admin/${name}/create` });
    if (!kinds.includes('edit') && !kinds.includes('show')) continue;
    const [record] = await api.list<{ id: string }>(
      name,
      name === 'users' ? { role: 'player' } : {},
      0,
    );
    const at = `/admin/${name}/${encodeURIComponent(record?.id ?? 'none')}`;
    if (kinds.includes('edit')) found.push({ name: `${name} edit`, path: at });
    if (kinds.includes('show')) found.push({ name: `${name} show`, path: `${at}/show` });
  }
  return found;
}

/**
 * Navigates inside the back-office, as a link does, and waits for the new page and its data. The
 * page that is left must have another heading.
 */
export async function openPageAt(page: Page, path: string): Promise<void> {
  const left = await page.evaluateHandle((place) => {
    const heading = document.querySelector('main h1');
    history.pushState(null, '', place);
    dispatchEvent(new PopStateEvent('popstate'));
    return { heading, text: heading?.textContent };
  }, path);
  await page.waitForFunction(
    ({ heading, text }) => {
      const shown = document.querySelector('main h1');
      return shown !== null && (shown !== heading || shown.textContent !== text);
    },
    left,
    { polling: 50 },
  );
  await left.dispose();
  await expect(page.locator('main [role="status"]', { hasText: 'Chargement' })).toHaveCount(0);
}
