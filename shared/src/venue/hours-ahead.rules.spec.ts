import { upcomingHours } from './hours-ahead.rules.ts';

const week = (startTime: string) => [{ weekday: 1, intervals: [{ startTime, endTime: '01:00' }] }];
const season = (name: string, from: string, to: string) => ({
  name,
  from,
  to,
  openingHours: week('20:00'),
});
const ramadan = season('Ramadan', '2027-02-08', '2027-03-09');
const venue = (...seasons: (typeof ramadan)[]) => ({ openingHours: week('09:00'), seasons });

test('without a coming season only the usual week is shown, also after a past season', () => {
  const usual = { now: { name: null, from: null, to: null, week: week('09:00') }, next: null };
  expect(upcomingHours('2026-11-25', venue())).toEqual(usual);
  expect(upcomingHours('2027-03-10', venue(ramadan))).toEqual(usual);
});

test('a coming season is shown below the usual week with its dates', () => {
  expect(upcomingHours('2027-02-07', venue(ramadan))).toEqual({
    now: { name: null, from: null, to: null, week: week('09:00') },
    next: { name: 'Ramadan', from: '2027-02-08', to: '2027-03-09', week: week('20:00') },
  });
});

test.each(['2027-02-08', '2027-03-09'])(
  'on %s the season itself holds until its last day, and the usual week after it',
  (today) => {
    expect(upcomingHours(today, venue(ramadan))).toEqual({
      now: { name: 'Ramadan', from: null, to: '2027-03-09', week: week('20:00') },
      next: { name: null, from: '2027-03-10', to: null, week: week('09:00') },
    });
  },
);

test('the nearest of several seasons is next; an adjacent one replaces the usual week', () => {
  const summer = season('Été', '2027-07-01', '2027-08-31');
  expect(upcomingHours('2026-11-25', venue(summer, ramadan)).next).toMatchObject({
    name: 'Ramadan',
  });
  const feast = season('Aïd', '2027-03-10', '2027-03-12');
  expect(upcomingHours('2027-03-01', venue(feast, ramadan)).next).toMatchObject({
    name: 'Aïd',
    from: '2027-03-10',
    to: '2027-03-12',
  });
});

test('a season partly covered by another is shown with its remaining days', () => {
  const last = season('Dix dernières nuits', '2027-02-27', '2027-03-09');
  expect(upcomingHours('2027-02-10', venue(ramadan, last))).toMatchObject({
    now: { name: 'Ramadan', to: '2027-02-26' },
    next: { name: 'Dix dernières nuits', from: '2027-02-27', to: '2027-03-09' },
  });
  expect(upcomingHours('2027-02-28', venue(last, ramadan))).toMatchObject({
    now: { name: 'Ramadan', to: '2027-03-09' },
    next: { name: null, from: '2027-03-10' },
  });
});
