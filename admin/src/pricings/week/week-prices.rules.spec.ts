import type { SessionRule } from '@five/shared/pricings/quote.rules';
import { outranked, withReplaced, draftOf, DRAFT, spanOf, withDraft } from './week-prices.rules.ts';

const rule = (reference: string, totalCents = 30_000): SessionRule => ({
  reference,
  tariff: 'standard',
  durationMinutes: 60,
  totalCents,
  pitch: null,
  from: null,
  to: null,
  weekdays: null,
  startTime: null,
  endTime: null,
});
const start = (one: SessionRule | null) => ({
  openingDay: '2026-11-23',
  start: '2026-11-23T19:00',
  pitch: 'P1',
  durationMinutes: 60,
  rule: one,
});

test('different pitch prices show from lowest to highest; a pitch without one is a gap', () => {
  expect(spanOf([start(rule('PR-1')), start(rule('PR-2', 35_000))])).toEqual({
    least: 30_000,
    most: 35_000,
  });
  expect([spanOf([start(rule('PR-1')), start(null)]), spanOf([])]).toEqual([null, null]);
});

test('a price form counts with whole-hour duration and amount; empty fields do not count', () => {
  const typed = {
    type: 'session',
    durationMinutes: 60,
    totalCents: 35_000,
    tariff: '',
    pitch: '',
    from: '2026-11-30',
    to: '',
    weekdays: [],
    startTime: '19:00',
    endTime: '',
  };
  expect(draftOf(typed)).toEqual({ ...rule(DRAFT, 35_000), from: '2026-11-30' });
  expect(
    draftOf({ ...typed, reference: 'PR-1', weekdays: [6, 7], endTime: '23:00', pitch: 'P2' }),
  ).toEqual({
    ...rule('PR-1', 35_000),
    from: '2026-11-30',
    weekdays: [6, 7],
    startTime: '19:00',
    endTime: '23:00',
    pitch: 'P2',
  });
  expect([
    draftOf({ ...typed, totalCents: null }),
    draftOf({ ...typed, durationMinutes: 90 }),
    draftOf({ ...typed, type: 'pack' }),
  ]).toEqual([null, null, null]);
});

test('a changed price replaces the stored one, and a new price is added to them', () => {
  expect(
    withDraft([rule('PR-1'), rule('PR-2')], rule('PR-1', 1)).map(({ reference, totalCents }) => [
      reference,
      totalCents,
    ]),
  ).toEqual([
    ['PR-2', 30_000],
    ['PR-1', 1],
  ]);
  expect(withDraft([rule('PR-1')], rule(DRAFT))).toHaveLength(2);
});

test('a copy ends the dated price it replaces the day before; an undated one is unchanged', () => {
  const rule = {
    reference: 'PR-1',
    tariff: 'standard',
    durationMinutes: 60,
    totalCents: 1,
    pitch: null,
    from: '2026-11-01',
    to: null,
    weekdays: null,
    startTime: null,
    endTime: null,
  };
  const undated = { ...rule, from: null };
  expect(
    withReplaced([rule, { ...rule, reference: 'PR-2' }], 'PR-1', '2026-11-30').map(({ to }) => to),
  ).toEqual(['2026-11-29', null]);
  expect(withReplaced([undated], 'PR-1', '2026-11-30')).toEqual([undated]);
});

test('prices overridden by a dated price are listed, except the one that it replaces', () => {
  const at = (reference: string) => ({
    openingDay: '2026-11-30',
    start: '2026-11-30T20:00',
    pitch: 'P1',
    durationMinutes: 60,
    rule: {
      reference,
      tariff: 'standard',
      durationMinutes: 60,
      totalCents: 1,
      pitch: null,
      from: null,
      to: null,
      weekdays: null,
      startTime: null,
      endTime: null,
    },
  });
  expect(
    outranked(
      [at('base'), at('evening'), at('evening'), at('pitch')],
      [at('draft'), at('draft'), at('draft'), at('pitch')],
      'draft',
      'base',
    ),
  ).toEqual(['evening']);
});
