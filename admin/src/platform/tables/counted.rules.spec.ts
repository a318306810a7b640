import { contentAr, contentEn, contentFr } from '../../locales/content.ts';
import { administrationAr, administrationEn } from '../../locales/administration.ts';
import { countedForm } from './counted.rules.ts';

test('a count of one uses the singular, and so does zero in French', () => {
  expect(countedForm(contentFr.outside.draft, 'fr', 1)).toContain('réservation à venir tombe hors');
  expect(countedForm(contentFr.outside.draft, 'fr', 2)).toContain(
    'réservations à venir tombent hors',
  );
  expect(countedForm(contentFr.outside.chosen, 'fr', 0)).toBe('%{count} choisie');
  expect([1, 2].map((count) => countedForm(contentFr.outside.more, 'fr', count))).toEqual([
    'et %{count} autre',
    'et %{count} autres',
  ]);
  expect(countedForm(contentFr.week.more, 'fr', 1)).toBe('et %{count} autre');
  expect(countedForm(contentEn.outside.draft, 'en', 1)).toContain('booking ahead lies');
  expect(countedForm(administrationEn.reports.hours, 'en', 1)).toBe('%{hours} hour');
});

test('Arabic counts in its six forms', () => {
  expect(
    [1, 2, 7, 11, 30, 100].map((count) => countedForm(administrationAr.reports.last, 'ar', count)),
  ).toEqual([
    'آخر يوم',
    'آخر يومين',
    'آخر %{count} أيام',
    'آخر %{count} يومًا',
    'آخر %{count} يومًا',
    'آخر %{count} يوم',
  ]);
  expect(
    [9, 10, 11].map((count) => countedForm(administrationAr.reports.hours, 'ar', count)),
  ).toEqual(['%{hours} ساعات', '%{hours} ساعات', '%{hours} ساعة']);
  expect(countedForm(contentAr.states.ages, 'ar', 10)).toBe('من %{min} إلى %{max} سنوات');
  expect(countedForm(contentAr.states.ages, 'ar', 12)).toBe('من %{min} إلى %{max} سنة');
});

test('a sentence of one form is that form', () => {
  expect(countedForm('Tout', 'fr', 5)).toBe('Tout');
});
