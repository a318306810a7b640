import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { LOCALES } from '@five/shared/locales/locale';
import { findBrowser } from '../browser.ts';
import { icon, shareCard } from './cards.ts';
import { indexedPng } from './indexed-png.ts';

// The script of `npm run brand`: draws the pictures for link previews and home screens. The
// pictures are committed, so that a build needs no browser; run the script again when the logo, the
// name or the slogan changes.
const PUBLIC = path.resolve(import.meta.dirname, '../../web/public');
const CARD = { width: 1200, height: 630 };
const ICONS = [
  ['icon-192', 192, false],
  ['icon-512', 512, false],
  ['icon-maskable-512', 512, true],
  ['apple-touch-icon', 180, true],
] as const;

const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--disable-gpu'] });
const page = await browser.newPage();
for (const locale of LOCALES)
  writePublicFile(
    `share/${locale}.png`,
    await smaller(page, await draw(page, shareCard(locale), CARD)),
  );
for (const [name, size, whole] of ICONS)
  writePublicFile(
    `icons/${name}.png`,
    await draw(page, icon(size, whole), { width: size, height: size }),
  );
await browser.close();

async function draw(
  on: Page,
  html: string,
  size: { width: number; height: number },
): Promise<Buffer> {
  await on.setViewportSize(size);
  await on.setContent(html);
  await on.evaluate(() => document.fonts.ready);
  return on.screenshot({ omitBackground: true });
}

/**
 * Encodes a screenshot as a smaller PNG. The browser decodes the pixels, so no PNG decoder is
 * needed.
 */
async function smaller(on: Page, png: Buffer): Promise<Buffer> {
  const encoded = await on.evaluate(async (source) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${source}`;
    await picture.decode();
    const drawing = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    drawing?.drawImage(picture, 0, 0);
    const pixels = drawing?.getImageData(0, 0, picture.width, picture.height).data ?? [];
    return btoa(Array.from(pixels, (byte) => String.fromCharCode(byte)).join(''));
  }, png.toString('base64'));
  return indexedPng(Buffer.from(encoded, 'base64'), CARD.width, CARD.height);
}

function writePublicFile(file: string, content: Buffer): void {
  const target = path.join(PUBLIC, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}
