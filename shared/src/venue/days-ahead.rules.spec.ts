import { daysAhead } from './days-ahead.rules.ts';

const TODAY = '2026-11-25';
const closed = (from: string, to = from) => ({ from, to, intervals: [], reason: 'Aïd' });

test('special days are listed from a month before their start until their last day', () => {
  const exceptions = [
    closed('2026-11-20', TODAY),
    closed('2026-11-27', '2026-11-28'),
    closed('2026-12-25', '2027-01-30'),
  ];
  expect(daysAhead(TODAY, exceptions)).toEqual(exceptions);
  expect(daysAhead(TODAY, [closed('2026-11-20', '2026-11-24'), closed('2026-12-26')])).toEqual([]);
});

test('the nearest come first, in any input order, without days covered by a later entry', () => {
  const [first, second] = [closed('2026-11-27'), closed('2026-12-01', '2026-12-05')];
  expect(daysAhead(TODAY, [second, first])).toEqual([first, second]);
  const open = { ...closed('2026-11-27'), intervals: [{ startTime: '10:00', endTime: '14:00' }] };
  expect(daysAhead(TODAY, [first, second, open])).toEqual([open, second]);
  const within = closed('2026-12-03');
  expect(daysAhead(TODAY, [second, within])).toEqual([second, within]);
});
