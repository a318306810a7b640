import { readFileSync } from 'node:fs';
import { labelsIn } from './labels.ts';
import { LOCALES, type Locale } from './locale.ts';

const all: Record<string, Record<string, Record<Locale, string>>> = JSON.parse(
  readFileSync(new URL('labels.json', import.meta.url), 'utf8'),
);
const fields = Object.values(all).flatMap((group) => Object.values(group));

test('labels of one language keep their keys', () => {
  const two = { booking: { note: { fr: 'Note', en: 'A note', ar: 'ملاحظة' } } };
  expect(LOCALES.map((locale) => labelsIn(two, locale))).toEqual([
    { booking: { note: 'Note' } },
    { booking: { note: 'A note' } },
    { booking: { note: 'ملاحظة' } },
  ]);
});

test('labels are the same with and without the other languages', () => {
  const english = { person: { city: { en: 'City' } } };
  expect(labelsIn(english, 'en')).toEqual({ person: { city: 'City' } });
});

test('every field has a label in three languages, and its Arabic is Arabic', () => {
  expect(fields.length).toBeGreaterThan(10);
  for (const label of fields) {
    expect(Object.keys(label)).toEqual([...LOCALES]);
    expect(Object.values(label).filter((text) => text.trim() === '')).toEqual([]);
    expect(label.ar).toMatch(/\p{Script=Arabic}/u);
  }
});
