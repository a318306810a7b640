import { weekdayNames } from './weekdays.ts';

describe('weekdays as text', () => {
  it.each([
    [[1, 2, 3, 4, 6], 'fr', 'lundi – jeudi, samedi'],
    [[7, 5], 'fr', 'vendredi, dimanche'],
    [[6, 5], 'fr', 'vendredi – samedi'],
    [[1, 2, 3, 4, 5, 6, 7], 'en', 'Monday – Sunday'],
    [[3], 'en', 'Wednesday'],
    // Sunday is the last day of the week, so it does not continue into Monday.
    [[7, 1], 'en', 'Monday, Sunday'],
    [[5, 7], 'ar', 'الجمعة، الأحد'],
    [[], 'fr', ''],
  ] as const)('%j in %s is %s', (weekdays, locale, text) => {
    expect(weekdayNames([...weekdays], locale)).toBe(text);
  });

  it('leave the given list as it was', () => {
    const weekdays = [7, 1];
    weekdayNames(weekdays, 'fr');
    expect(weekdays).toEqual([7, 1]);
  });
});
