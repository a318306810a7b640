import { type APIRequestContext, expect, test } from '@playwright/test';
import { isPrivatePage } from '@five/shared/auth/private-pages.rules';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@five/shared/locales/locale';
import { DATA_PAGES, localized, PUBLIC_ROUTES, ROUTES } from '../../../support/site-pages.ts';

/** Content of a page's link preview tag; the server's tag precedes one of the page itself. */
const tagOf = (html: string, name: string) =>
  new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';

async function expectPreview(request: APIRequestContext, path: string, locale: Locale) {
  const address = localized(path, locale);
  const answer = await request.get(address);
  const html = await answer.text();
  const { origin } = new URL(answer.url());
  for (const name of ['og:title', 'og:description'])
    expect(tagOf(html, name), address).not.toBe('');
  const picture = tagOf(html, 'og:image').replaceAll('&amp;', '&');
  expect(picture.startsWith(`${origin}/`), `${address} ${picture}`).toBe(true);
  if (picture.includes('/share/')) expect(picture).toBe(`${origin}/share/${locale}.png`);
  return picture;
}

test('every public page has a title, a text and an existing picture for chats', async ({
  request,
}) => {
  const paths = [
    ...PUBLIC_ROUTES.filter((route) => !isPrivatePage(route)),
    ...(await Promise.all(Object.values(DATA_PAGES).map((path) => path(request)))),
  ];
  const pictures = new Set<string>();
  for (const path of paths)
    for (const locale of LOCALES) pictures.add(await expectPreview(request, path, locale));
  for (const picture of pictures) {
    const { headers } = await request
      .get(picture)
      .then((answer) => ({ headers: answer.headers() }));
    expect(headers['content-type'], picture).toMatch(/^image\/(png|jpeg)$/);
  }
});

test('every page is found below /fr and in capital letters, by one redirect', async ({
  request,
}) => {
  const hop = async (address: string) => {
    const answer = await request.get(address, { maxRedirects: 0 });
    return [address, answer.status(), answer.headers()['location']];
  };
  for (const route of ROUTES) {
    const french = `/${DEFAULT_LOCALE}${route}`.replace(/\/$/, '');
    expect(await hop(`${french}?a=B`)).toEqual([`${french}?a=B`, 301, `${route}?a=B`]);
    if (route === '/') continue;
    const capitals = route.toUpperCase();
    expect(await hop(capitals)).toEqual([capitals, 301, route]);
  }
});

test('/favicon.ico is an icon', async ({ request }) => {
  const answer = await request.get('/favicon.ico');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/x-icon']);
  const bytes = await answer.body();
  expect(bytes.subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
  expect(bytes.subarray(bytes.readUInt32LE(18)).subarray(1, 4).toString()).toBe('PNG');
});
