import { numberText, settingChanges, weekdayRanges } from './settings-changes.rules.ts';

const NIGHT = { startTime: '18:00', endTime: '01:00' };
const changesIn = (changed: Record<string, unknown>) =>
  settingChanges(changed).map(({ field, part, from, to }) => [field, part, from, to]);

test('a figure shows its old value, a text its languages, the usual week its changed days', () => {
  expect(
    changesIn({
      holdMinutes: { from: 60, to: 45 },
      city: { from: { fr: 'Fès', en: null, ar: null }, to: { ar: null, en: 'Fez', fr: 'Fès' } },
      openingHours: {
        from: [
          { weekday: 1, intervals: [NIGHT] },
          { weekday: 2, intervals: [NIGHT] },
        ],
        to: [
          { weekday: 1, intervals: [NIGHT] },
          { weekday: 2, intervals: [] },
        ],
      },
    }),
  ).toEqual([
    ['holdMinutes', null, 60, 45],
    ['city', 'en', null, 'Fez'],
    ['openingHours', '2', { weekday: 2, intervals: [NIGHT] }, { weekday: 2, intervals: [] }],
  ]);
});

test('a previously empty text starts from an empty value; unchanged values are omitted', () => {
  expect(changesIn({ privacy: { from: null, to: { fr: 'Neuf', en: null, ar: null } } })).toEqual([
    ['privacy', 'fr', null, 'Neuf'],
  ]);
  expect(changesIn({ fields: ['rib'] })).toEqual([]);
  expect(settingChanges(null)).toEqual([]);
});

test('only seasons and closures that were added, removed or changed are listed', () => {
  const [kept, removed, added] = ['2026-12-01', '2026-12-24', '2027-01-01'].map((from) => ({
    from,
    to: from,
    intervals: [],
    reason: null,
  }));
  expect(changesIn({ exceptions: { from: [kept, removed], to: [kept, added] } })).toEqual([
    ['exceptions', null, [removed], [added]],
  ]);
  expect(changesIn({ exceptions: { from: [kept], to: [kept, kept] } })).toEqual([
    ['exceptions', null, [kept], [kept, kept]],
  ]);
});

test('consecutive weekdays with the same hours are one range', () => {
  expect(
    weekdayRanges([
      { weekday: 5, intervals: [NIGHT] },
      { weekday: 6, intervals: [NIGHT] },
    ]),
  ).toEqual([
    { first: 1, last: 4, intervals: [] },
    { first: 5, last: 6, intervals: [NIGHT] },
    { first: 7, last: 7, intervals: [] },
  ]);
});

test('a rate of VAT and other numbers have the decimal mark of the language', () => {
  const vat = (value: number) =>
    (['fr', 'en', 'ar'] as const).map((locale) => numberText('vat.bookings', value, locale));
  expect(vat(550)).toEqual(['5,5\u00a0%', '5.5\u00a0%', '5,5\u00a0%']);
  expect(vat(2_000)).toEqual(['20\u00a0%', '20\u00a0%', '20\u00a0%']);
  expect([
    numberText('latitude', 33.5, 'fr'),
    numberText('policies.horizonDays', 60, 'fr'),
  ]).toEqual(['33,5', '60']);
});
