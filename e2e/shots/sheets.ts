import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { dirOf, LOCALES, type Locale } from '@five/shared/locales/locale';
import { findBrowser } from '../browser.ts';
import { withDemoVenue } from '../support/demo-venue.ts';
import { deskScreens } from './desk-screens.ts';
import { type Screen, type Width } from './screen.ts';
import { siteScreens } from './site-screens.ts';

// The script of `npm run shots -- FOLDER`: makes contact sheets of the site and the back-office for
// visual review. Each sheet has up to twelve screens of one language and width.
const FOLDER = path.resolve(process.env.INIT_CWD ?? process.cwd(), process.argv[2] ?? 'var/shots');
const DESKTOP: Width = { screen: { width: 1280, height: 900 }, shown: 600, columns: 4 };
const PHONE: Width = { screen: { width: 390, height: 844 }, shown: 330, columns: 6 };
const MOST = 12;

/** Language of the screens on a contact sheet, and their sizes. */
interface Layout {
  width: Width;
  locale: Locale;
}

await withDemoVenue(async (origin) => {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--disable-gpu'] });
  mkdirSync(FOLDER, { recursive: true });
  for (const locale of LOCALES) {
    for (const [face, screens] of [
      ['', siteScreens],
      ['desk-', deskScreens],
    ] as const) {
      for (const width of [DESKTOP, PHONE])
        await write(
          browser,
          `${face}${locale}-${width.screen.width}`,
          await inBrowser(browser, origin, width, (page) => screens(page, locale)),
          { width, locale },
        );
    }
  }
  await browser.close();
});

async function inBrowser<T>(
  browser: Browser,
  origin: string,
  { screen }: Width,
  look: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: screen,
    hasTouch: screen === PHONE.screen,
    reducedMotion: 'reduce',
  });
  const seen = await look(await context.newPage());
  await context.close();
  return seen;
}

async function write(
  browser: Browser,
  name: string,
  screens: Screen[],
  layout: Layout,
): Promise<void> {
  for (let from = 0; from < screens.length; from += MOST) {
    const file = path.join(FOLDER, `${name}-${1 + from / MOST}.png`);
    writeFileSync(file, await sheet(browser, screens.slice(from, from + MOST), layout));
    console.log(file);
  }
}

/** Draws the screens side by side on a contact sheet, each with its path. */
async function sheet(
  browser: Browser,
  shown: Screen[],
  { width: { shown: width, columns }, locale }: Layout,
): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width: columns * (width + 16) + 16, height: 800 },
  });
  const cells = shown.map(
    ({ path: name, png }) =>
      `<figure><figcaption dir="ltr">${name}</figcaption>` +
      `<img width="${width}" src="data:image/png;base64,${png.toString('base64')}"></figure>`,
  );
  const style =
    `margin:8px;background:#888;display:grid;gap:16px;font:14px sans-serif;` +
    `grid-template-columns:repeat(${columns},${width}px)`;
  await page.setContent(`<body dir="${dirOf(locale)}" style="${style}">
    <style>figure{margin:0}img{display:block}</style>${cells.join('')}</body>`);
  const png = await page.screenshot({ fullPage: true });
  await page.close();
  return png;
}
