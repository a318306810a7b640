import { truncateSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { enterDesk } from '../../support/desk.ts';
import { texts as pagesFr } from '../../../admin/src/locales/fr-pages.ts';

const { file: words } = pagesFr;
const MB = 1024 * 1024;

test('an unsupported picture file is refused when chosen, and the next one is accepted', async ({
  page,
}, testInfo) => {
  await enterDesk(page, 'admin@demo.test', '/admin/partners/create');
  const field = page.locator('main form input[type="file"]');
  await field.setInputFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  });
  await expect(page.getByRole('alert').filter({ hasText: words.no_picture })).toBeVisible();
  await field.setInputFiles(emptyFile(testInfo.outputPath('large.jpg'), 16 * MB));
  await expect(page.getByRole('alert').filter({ hasText: words.too_large })).toBeVisible();
  await expect(page.getByRole('button', { name: words.without })).toHaveCount(0);
  await field.setInputFiles(emptyFile(testInfo.outputPath('photo.jpg'), MB));
  await expect(page.getByRole('button', { name: words.without })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

/** Makes a file of a size, which the browser reads from the disk. */
function emptyFile(path: string, bytes: number): string {
  writeFileSync(path, '');
  truncateSync(path, bytes);
  return path;
}
