import { readQuery, writeQuery, type ChoiceQuery } from './choice-query.ts';

const NOTHING: ChoiceQuery = {
  date: null,
  startTime: null,
  pitch: null,
  durationMinutes: 60,
  wait: false,
};
const written = (changes: Partial<ChoiceQuery>) =>
  writeQuery({ ...NOTHING, ...changes }).toString();
const read = (text: string) => readQuery(new URLSearchParams(text));

describe('the selection in the URL of the booking page', () => {
  it.each<[string, Partial<ChoiceQuery>]>([
    ['', {}],
    ['date=2026-11-21', { date: '2026-11-21' }],
    [
      'date=2026-11-21&start=23%3A00&pitch=P1&minutes=120',
      { date: '2026-11-21', startTime: '23:00', pitch: 'P1', durationMinutes: 120 },
    ],
    ['start=19%3A00&pitch=P2&wait=1', { startTime: '19:00', pitch: 'P2', wait: true }],
  ])('%s is written and read back', (text, changes) => {
    expect(written(changes)).toBe(text);
    expect(read(text)).toEqual({ ...NOTHING, ...changes });
  });

  it('drops the pitch and the waiting list with the start time', () => {
    expect(written({ pitch: 'P1', wait: true })).toBe('');
  });

  it.each([
    ['date=2026-02-30', NOTHING],
    ['date=demain', NOTHING],
    ['minutes=90', NOTHING],
    ['minutes=', NOTHING],
    ['minutes=60', NOTHING],
  ])('ignores %s', (text, choice) => {
    expect(read(text)).toEqual(choice);
  });
});
