import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { dirOf, LOCALES, type Locale } from '@five/shared/locales/locale';
import { findBrowser } from '../browser.ts';
import { withDemoVenue } from '../support/demo-venue.ts';
import { signIn } from '../support/sign-in.ts';
import { localized } from '../support/site-pages.ts';
import { deskScreens } from './desk-screens.ts';
import { type Screen, shoot, type Width } from './screen.ts';

// `npm run shots -- FOLDER`: contact sheets of the site, and of the back-office, a language and width each, twelve screens of the back-office a sheet; for eyes.
const FOLDER = path.resolve(process.env.INIT_CWD ?? process.cwd(), process.argv[2] ?? 'var/shots');
const DESKTOP: Width = { screen: { width: 1280, height: 900 }, shown: 600, columns: 4 };
const PHONE: Width = { screen: { width: 390, height: 844 }, shown: 330, columns: 6 };
const OPEN = ['/', '/pricings', '/medias', '/academy', '/tournament/2025/may', '/promo', '/players', '/contact', '/auth/register'];
const OWN = ['/account', '/account/reservations/list', '/account/reservations/create'];
const MOST = 12;

await withDemoVenue(async (origin) => {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--disable-gpu'] });
  mkdirSync(FOLDER, { recursive: true });
  for (const locale of LOCALES) {
    for (const width of [DESKTOP, PHONE]) await write(browser, `${locale}-${width.screen.width}`, await siteScreens(browser, origin, locale, width), width, locale);
    for (const width of [DESKTOP, PHONE]) {
      const desk = await inBrowser(browser, origin, width, (page) => deskScreens(page, locale));
      for (let from = 0; from < desk.length; from += MOST) await write(browser, `desk-${locale}-${width.screen.width}-${1 + from / MOST}`, desk.slice(from, from + MOST), width, locale);
    }
  }
  await browser.close();
});

async function siteScreens(browser: Browser, origin: string, locale: Locale, width: Width): Promise<Screen[]> {
  const taken: Screen[] = [];
  for (const [paths, own] of [[OPEN, false], [OWN, true]] as const) {
    await inBrowser(browser, origin, width, async (page) => {
      if (own) await signIn(page);
      for (const route of paths) {
        await page.goto(localized(route, locale));
        taken.push({ path: route, png: await shoot(page) });
      }
    });
  }
  return taken;
}

async function inBrowser<T>(browser: Browser, origin: string, { screen }: Width, look: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ baseURL: origin, viewport: screen, reducedMotion: 'reduce' });
  const seen = await look(await context.newPage());
  await context.close();
  return seen;
}

async function write(browser: Browser, name: string, shown: Screen[], width: Width, locale: Locale): Promise<void> {
  const file = path.join(FOLDER, `${name}.png`);
  writeFileSync(file, await sheet(browser, shown, width, locale));
  console.log(file);
}

/** The screens side by side, each under its path. */
async function sheet(browser: Browser, shown: Screen[], { shown: width, columns }: Width, locale: Locale): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: columns * (width + 16) + 16, height: 800 } });
  const cells = shown.map(({ path: name, png }) => `<figure><figcaption dir="ltr">${name}</figcaption><img width="${width}" src="data:image/png;base64,${png.toString('base64')}"></figure>`);
  await page.setContent(`<body dir="${dirOf(locale)}" style="margin:8px;background:#888;display:grid;grid-template-columns:repeat(${columns},${width}px);gap:16px;font:14px sans-serif">
    <style>figure{margin:0}img{display:block}</style>${cells.join('')}</body>`);
  const png = await page.screenshot({ fullPage: true });
  await page.close();
  return png;
}
