import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../browser.ts';
import { icon } from './icon.ts';

// The script of `npm run brand`: draws the icons for home screens. They are committed, so that a
// build needs no browser; run the script again when the logo changes.
const FOLDER = path.resolve(import.meta.dirname, '../../web/public/icons');
const ICONS = [
  ['icon-192', 192, false],
  ['icon-512', 512, false],
  ['icon-maskable-512', 512, true],
  ['apple-touch-icon', 180, true],
] as const;

const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--disable-gpu'] });
const page = await browser.newPage();
for (const [name, size, whole] of ICONS)
  writeFileSync(path.join(FOLDER, `${name}.png`), await draw(page, icon(size, whole), size));
await browser.close();

async function draw(on: Page, html: string, size: number): Promise<Buffer> {
  await on.setViewportSize({ width: size, height: size });
  await on.setContent(html);
  return on.screenshot({ omitBackground: true });
}
