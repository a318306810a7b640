import type { I18nProvider } from 'ra-core';
import { createI18nProvider, loadPageTexts, type TextKey, chosenLocale } from './i18n.ts';

let provider: I18nProvider;

beforeAll(async () => {
  provider = await createI18nProvider('fr');
});

const say = (key: TextKey, values: Record<string, string | number> = {}) =>
  provider.translate(key, values);

test('a count of one uses the singular, and so does zero in French', async () => {
  await provider.changeLocale('fr');
  await loadPageTexts();
  expect(say('outside.draft', { count: 1 })).toContain('réservation à venir tombe hors');
  expect(say('outside.draft', { count: 2 })).toContain('réservations à venir tombent hors');
  expect(say('outside.chosen', { count: 0 })).toBe('0 choisie');
  expect([1, 2].map((count) => say('outside.more', { count }))).toEqual([
    'et 1 autre',
    'et 2 autres',
  ]);
  expect(say('week.more', { count: 1 })).toBe('et 1 autre');
});

test('English counts in two forms', async () => {
  await provider.changeLocale('en');
  expect(say('outside.draft', { count: 1 })).toContain('booking ahead lies');
  expect(say('reports.hours', { count: 1, hours: 1 })).toBe('1 hour');
});

test('Arabic counts in its six forms', async () => {
  await provider.changeLocale('ar');
  expect([1, 2, 7, 11, 30, 100].map((count) => say('reports.last', { count }))).toEqual([
    'آخر يوم',
    'آخر يومين',
    'آخر 7 أيام',
    'آخر 11 يومًا',
    'آخر 30 يومًا',
    'آخر 100 يوم',
  ]);
  expect([9, 10, 11].map((count) => say('reports.hours', { count, hours: count }))).toEqual([
    '9 ساعات',
    '10 ساعات',
    '11 ساعة',
  ]);
  const ages = (max: number) => say('record_states.ages', { count: max, min: 6, max });
  expect(ages(10)).toBe('من 6 إلى 10 سنوات');
  expect(ages(12)).toBe('من 6 إلى 12 سنة');
});

test('the texts of react-admin are in the chosen language, with its plural forms', async () => {
  const selected = (count: number) =>
    provider.translate('ra.action.bulk_actions', { smart_count: count });
  expect([3, 11].map(selected)).toEqual(['3 عناصر محددة', '11 عنصرًا محددًا']);
  await provider.changeLocale('fr');
  expect([1, 2, 1_000_000].map(selected)).toEqual([
    '1 sélectionné',
    '2 sélectionnés',
    '1000000 sélectionnés',
  ]);
  expect(provider.translate('ra.page.create', { name: 'Terrain' })).toBe('Créer Terrain');
});

test('the name of a resource is the plural for react-admin', async () => {
  const name = () => provider.translate('resources.bookings.name', { smart_count: 2 });
  expect(name()).toBe('Réservations');
  await provider.changeLocale('ar');
  expect(name()).toBe('الحجوزات');
});

test('a sentence of the API is shown as it is, and an unknown key by its default', async () => {
  await provider.changeLocale('fr');
  const sentence = "Une erreur s'est produite : réessayez. Merci.";
  expect(provider.translate(sentence)).toBe(sentence);
  expect(provider.translate('')).toBe('');
  expect(provider.translate('resources.nothing.name', { _: 'Nothing' })).toBe('Nothing');
});

test('values are inserted as they are', () => {
  expect(say('booking.call', { name: '<b>$t(app.desk) {{name}}</b>' })).toContain(
    '<b>$t(app.desk) {{name}}</b>',
  );
});

test('a language chosen on this machine has priority over the browser language', () => {
  expect(chosenLocale('ar', ['en-GB', 'fr'])).toBe('ar');
});

test('on a first visit the first language of the browser that we speak, else French', () => {
  expect(
    [['ar-MA', 'fr'], ['de-DE', 'EN-us', 'fr'], ['es', 'de'], []].map((browser) =>
      chosenLocale(null, browser),
    ),
  ).toEqual(['ar', 'en', 'fr', 'fr']);
});
