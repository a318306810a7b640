import { expect, test } from '@playwright/test';
import { openAtDesk, signInAtDesk } from '../../support/desk.ts';
import { texts as pagesFr } from '../../../admin/src/locales/fr-pages.ts';

const { file: words } = pagesFr;
const MB = 1024 * 1024;

test('an unsupported picture file is refused when chosen, and the next one is accepted', async ({
  page,
}) => {
  await signInAtDesk(page, 'admin@demo.test', 'fr');
  await openAtDesk(page, '/admin/partners/create');
  const field = page.locator('main form input[type="file"]');
  await field.setInputFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  });
  await expect(page.getByRole('alert').filter({ hasText: words.no_picture })).toBeVisible();
  await field.setInputFiles({
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.alloc(16 * MB),
  });
  await expect(page.getByRole('alert').filter({ hasText: words.too_large })).toBeVisible();
  await expect(page.getByRole('button', { name: words.without })).toHaveCount(0);
  await field.setInputFiles({
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.alloc(MB),
  });
  await expect(page.getByRole('button', { name: words.without })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
