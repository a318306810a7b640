import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { LOCALES, type Texts } from '@five/shared/locales/locale';
import type { MediaAnswer } from '@five/shared/venue/content.contract';
import { violations } from '../../support/axe.ts';
import { enterDesk, saveForm } from '../../support/desk.ts';
import { StaffApi } from '../../support/staff-api.ts';
import { collectErrors } from '../../support/collect-errors.ts';
import { texts as pagesFr } from '../../../admin/src/locales/fr-pages.ts';
import { texts as pagesAr } from '../../../admin/src/locales/ar-pages.ts';

test.use({ viewport: { width: 1280, height: 900 } });

const { page: words, photos } = pagesFr;
const PICTURE = readFileSync(
  path.resolve(import.meta.dirname, '../../support/pictures/sample.png'),
);
const file = (name: string, buffer = PICTURE) => ({ name, mimeType: 'image/png', buffer });

test('a batch upload stores each photo once, explains a rejection, publishes captions', async ({
  page,
}) => {
  const problems = collectErrors(page);
  const api = await StaffApi.open(page.request);
  const before = await names(api);
  const sends = countSends(page);
  try {
    await enterDesk(page, 'admin@demo.test', '/admin/medias');
    const chosen = [
      file('essai-du-soir.png'),
      file('essai-notes.png', Buffer.from('no picture')),
      file('IMG_0001.png'),
    ];
    const input = page.locator('main section input[type="file"]');
    await input.setInputFiles(chosen);
    await input.setInputFiles(chosen.slice(0, 1));
    await expect(page.locator('li[data-state="sent"]')).toHaveCount(2);
    await expect(page.locator('li[data-state="refused"]')).toContainText('essai-notes.png');
    await expect(page.locator('li[data-state="refused"]')).toContainText('JPEG, PNG, WebP');
    expect(sends()).toBe(3);
    expect(await violations(page)).toEqual([]);

    const added = (await api.get<MediaAnswer<Texts>[]>('medias', { texts: 'all' })).filter(
      ({ id }) => !before.includes(id),
    );
    expect(added.map(({ caption }) => caption.fr).sort()).toEqual([
      'Essai du soir',
      photos.untitled,
    ]);
    expect(
      await visibleToVisitors(
        page,
        added.map(({ id }) => id),
      ),
    ).toEqual([]);

    await page.getByRole('link', { name: photos.lacking }).click();
    const row = page.locator('main li', { hasText: 'Essai du soir' });
    await expect(row).toContainText(photos.hidden);
    await row.getByRole('link').first().click();
    await expect(page.getByText(photos.hidden_help)).toBeVisible();
    for (const locale of LOCALES)
      await page.locator(`main form [name="alt.${locale}"]`).fill(`Essai ${locale}`);
    await saveForm(page);
    await expect(page.getByText(words.saved)).toBeVisible();
    await expect(page.locator('main li', { hasText: photos.untitled })).toBeVisible();
    await expect(page.locator('main li', { hasText: 'Essai du soir' })).toHaveCount(0);
    const done = added.filter(({ caption }) => caption.fr === 'Essai du soir').map(({ id }) => id);
    expect(
      await visibleToVisitors(
        page,
        added.map(({ id }) => id),
      ),
    ).toEqual(done);
  } finally {
    for (const id of (await names(api)).filter((name) => !before.includes(name)))
      await api.write('DELETE', `medias/${id}`);
  }
  expect(problems).toEqual([]);
});

test('the focal point of an image is set by mouse or keys, also in Arabic, and stored', async ({
  page,
}) => {
  const problems = collectErrors(page);
  const api = await StaffApi.open(page.request);
  const media = (await api.list<MediaAnswer>('medias', { kind: 'image' }))[0];
  const focusOf = async () => {
    const { image } = await api.get<MediaAnswer>(`medias/${media?.id}`);
    return [image?.focusX, image?.focusY];
  };
  try {
    await enterDesk(page, 'admin@demo.test', `/admin/medias/${media?.id}`, 'ar');
    const point = page.getByRole('slider', { name: pagesAr.focus.point });
    const picture = point.locator('..');
    await expect
      .poll(() => picture.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 };
    await picture.click({ position: { x: width * 0.25, y: height * 0.75 } });
    await expect(point).toHaveAttribute('aria-valuenow', '25');
    await point.press('ArrowLeft');
    await point.press('Shift+ArrowUp');
    const place = '24% 65%';
    await expect(page.locator('main form li img').first()).toHaveCSS('object-position', place);
    await expect(page.locator('main form li img').last()).toHaveCSS('object-position', place);

    const { x, y } = (await picture.boundingBox()) ?? { x: 0, y: 0 };
    await point.hover();
    await page.mouse.down();
    await page.mouse.move(x + width * 0.6, y + height * 0.4, { steps: 3 });
    await page.mouse.move(x + width * 2, y + height * 0.4);
    await page.mouse.up();
    await expect(point).toHaveAttribute(
      'aria-valuetext',
      pagesAr.focus.at.replace('{{x}}', '100').replace('{{y}}', '40'),
    );
    expect(await violations(page)).toEqual([]);
    await saveForm(page);
    await expect(page.getByText(pagesAr.page.saved)).toBeVisible();
    expect(await focusOf()).toEqual([100, 40]);
  } finally {
    await api.write('PUT', `medias/${media?.id}`, {
      focusX: media?.image?.focusX,
      focusY: media?.image?.focusY,
    });
  }
  expect(problems).toEqual([]);
});

const names = async (api: StaffApi) =>
  (await api.list<MediaAnswer>('medias', {}, 99)).map(({ id }) => id);

async function visibleToVisitors(page: Page, ids: readonly string[]): Promise<string[]> {
  const read = await page.request.get('/api/medias');
  return ((await read.json()) as MediaAnswer[])
    .map(({ id }) => id)
    .filter((id) => ids.includes(id));
}

function countSends(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/medias')) count += 1;
  });
  return () => count;
}
