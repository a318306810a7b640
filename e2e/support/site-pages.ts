import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { DEFAULT_LOCALE, localeOfPath, type Locale } from '@five/shared/locales/locale';
import { DEMO_PASSWORD } from './api.ts';

const BUILD = path.resolve(import.meta.dirname, '../../web/build/client');

/** Paths of all prerendered pages. They are read from the build, so that a new page is covered. */
const BUILT = readdirSync(BUILD, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'index.html')
  .map((file) => `/${path.dirname(file).replaceAll(path.sep, '/')}`.replace(/^\/\.$/, '/'))
  .sort();

/** Built pages that the server sends for other paths only, or until the venue is open. */
const NOT_VISITED = ['/404', '/opening-soon'];

/** Paths of the built pages in the default language, which have no language prefix. */
export const ROUTES = BUILT.filter(
  (page) => localeOfPath(page) === DEFAULT_LOCALE && !NOT_VISITED.includes(page),
);

/**
 * Public paths: all except those under `/account`, `/auth` (sign-in) and `/messagings` (messages).
 */
export const PUBLIC_ROUTES = ROUTES.filter(
  (route) => !/^\/(account|auth|messagings)(\/|$)/.test(route),
);

/** Routes that the build contains in this language. */
export function routesIn(locale: Locale): string[] {
  return BUILT.filter((page) => localeOfPath(page) === locale)
    .map((page) => page.replace(/^\/(en|ar)(?=\/|$)/, '') || '/')
    .filter((route) => !NOT_VISITED.includes(route))
    .sort();
}

export const localized = (route: string, locale: Locale) =>
  locale === DEFAULT_LOCALE ? route : `/${locale}${route}`.replace(/\/$/, '');

/**
 * Functions that return the path of an existing page whose path or query identifies a record, by
 * description of the page.
 */
export const DATA_PAGES: Record<string, (request: APIRequestContext) => Promise<string>> = {
  'an edition': async () => '/tournament/2025/may',
  'an edition that only its link opens': unlistedEdition,
  'a match that its link opens': matchOfLink,
  'a squad that its link opens': squadOfLink,
  'an open match': async (request) =>
    `/open-matches/${(await first(request, 'open_matches')).reference}`,
  'a thread': async (request) => `/discussions/${(await first(request, 'discussions')).reference}`,
  'a picture': async (request) => `/medias?media=${(await first(request, 'medias')).reference}`,
};

/** The match of the newest booking, with a guest that comes. */
async function matchOfLink(request: APIRequestContext): Promise<string> {
  const sort = encodeURIComponent('["createdAt","DESC"]');
  const [booking] = await read<BookingAnswer[]>(
    request,
    `bookings?sort=${sort}&range=[0,0]`,
    await asAdmin(request),
  );
  if (!booking) throw new Error('the demo has no booking');
  const token = booking.match.path.replace('/m/', '');
  await request.post(`/api/matches/${token}/answers`, { data: { answer: 'in', name: 'Karim' } });
  return booking.match.path;
}

/** The page by which players join a new squad. */
async function squadOfLink(request: APIRequestContext): Promise<string> {
  const answer = await request.post('/api/squads', {
    data: { name: 'FC Five' },
    headers: await signedIn(request, 'player2@demo.test'),
  });
  const { data } = (await answer.json()) as { data: { link: string } };
  return data.link;
}

const asAdmin = (request: APIRequestContext) => signedIn(request, 'admin@demo.test');

async function signedIn(
  request: APIRequestContext,
  email: string,
): Promise<Record<string, string>> {
  const answer = await request.post('/api/auth/field/login', {
    data: { email, password: DEMO_PASSWORD },
  });
  return { Authorization: `Bearer ${((await answer.json()) as { token: string }).token}` };
}

async function unlistedEdition(request: APIRequestContext): Promise<string> {
  const editions = await read<{ path: string }[]>(
    request,
    'tournaments?texts=all',
    await asAdmin(request),
  );
  const unlisted = editions.find((edition) => edition.path.startsWith('/tournament/t/'));
  if (!unlisted) throw new Error('the demo has no edition that only its link opens');
  return unlisted.path;
}

async function first(request: APIRequestContext, call: string): Promise<{ reference: string }> {
  const [found] = await read<{ reference: string }[]>(request, call);
  if (!found) throw new Error(`the demo has no ${call}`);
  return found;
}

async function read<Answer>(
  request: APIRequestContext,
  call: string,
  headers?: Record<string, string>,
): Promise<Answer> {
  return (await (await request.get(`/api/${call}`, { headers })).json()) as Answer;
}

/** Returns the text of a built page, which is its HTML without scripts and styles. */
export function builtText(page: string): string {
  return readFileSync(path.join(BUILD, page, 'index.html'), 'utf8').replace(
    /<(script|style)\b.*?<\/\1>/gs,
    ' ',
  );
}
