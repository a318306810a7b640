import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { dirOf, LOCALES, type Locale } from '@five/shared/locales/locale';
import { findBrowser } from '../browser.ts';
import { withDemoVenue } from '../support/demo-venue.ts';
import { signIn } from '../support/sign-in.ts';
import { localized } from '../support/site-pages.ts';

// `npm run shots -- FOLDER`: one contact sheet a language and width, for eyes.
const FOLDER = path.resolve(process.env.INIT_CWD ?? process.cwd(), process.argv[2] ?? 'var/shots');
const WIDTHS = [
  { screen: { width: 1280, height: 900 }, shown: 600, columns: 4 },
  { screen: { width: 390, height: 844 }, shown: 330, columns: 6 },
];
const OPEN = ['/', '/pricings', '/medias', '/academy', '/tournament/2025/may', '/promo', '/players', '/contact', '/auth/register'];
const OWN = ['/account', '/account/reservations/list', '/account/reservations/create'];

await withDemoVenue(async (origin) => {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--disable-gpu'] });
  mkdirSync(FOLDER, { recursive: true });
  for (const locale of LOCALES) {
    for (const width of WIDTHS) {
      const file = path.join(FOLDER, `${locale}-${width.screen.width}.png`);
      writeFileSync(file, await sheet(browser, await screens(browser, origin, locale, width), width, locale));
      console.log(file);
    }
  }
  await browser.close();
});

type Width = (typeof WIDTHS)[number];

interface Screen {
  path: string;
  png: Buffer;
}

async function screens(browser: Browser, origin: string, locale: Locale, { screen }: Width): Promise<Screen[]> {
  const taken: Screen[] = [];
  for (const [paths, own] of [[OPEN, false], [OWN, true]] as const) {
    const context = await browser.newContext({ baseURL: origin, viewport: screen, reducedMotion: 'reduce' });
    const page = await context.newPage();
    if (own) await signIn(page);
    for (const route of paths) taken.push({ path: route, png: await shoot(page, localized(route, locale)) });
    await context.close();
  }
  return taken;
}

async function shoot(page: Page, address: string): Promise<Buffer> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('.skeleton').first().waitFor({ state: 'detached' });
  return page.screenshot();
}

/** The screens side by side, each under its path. */
async function sheet(browser: Browser, shown: Screen[], { shown: width, columns }: Width, locale: Locale): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: columns * (width + 16) + 16, height: 800 } });
  const cells = shown.map(({ path: name, png }) => `<figure><figcaption>${name}</figcaption><img width="${width}" src="data:image/png;base64,${png.toString('base64')}"></figure>`);
  await page.setContent(`<body dir="${dirOf(locale)}" style="margin:8px;background:#888;display:grid;grid-template-columns:repeat(${columns},${width}px);gap:16px;font:14px sans-serif">
    <style>figure{margin:0}img{display:block}</style>${cells.join('')}</body>`);
  const png = await page.screenshot({ fullPage: true });
  await page.close();
  return png;
}
