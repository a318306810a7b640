import { DAY, pitchWith } from '../../test/days.ts';
import { seriesWith } from '../../test/series.ts';
import { choiceOf } from './grid/board.ts';
import { goOnHour, goOnPage, weeklyPage } from './weekly-query.ts';

describe('the page of a weekly booking', () => {
  it('opens with the selection of the grid, an end after midnight included', () => {
    const pitch = pitchWith('P1', '23:00', ['free', 'free']);
    const [slot = null] = pitch.slots;
    const choice = choiceOf({ pitch, slot }, 120);
    const link = new URL(choice ? weeklyPage(choice) : '', 'https://five.test');
    expect(link.pathname).toBe('/account/series/create');
    expect(Object.fromEntries(link.searchParams)).toEqual({
      date: DAY,
      start: '23:00',
      end: '01:00',
      pitch: 'P1',
    });
  });

  it('continues a series by its reference', () => {
    expect(goOnPage({ reference: 'S-00000001' })).toBe(
      '/account/series/create?continues=S-00000001',
    );
  });
});

describe('the hour that follows a series', () => {
  it('is the same hour from the first reserved date on', () => {
    expect(goOnHour(seriesWith({ goesOnFrom: '2027-01-16', weeks: 10 }))).toEqual({
      date: '2027-01-16',
      startTime: '19:00',
      endTime: '20:00',
      pitch: 'P1',
      weeks: 10,
      continues: 'S-00000001',
    });
  });

  it('names no pitch where the series had any pitch', () => {
    expect(goOnHour(seriesWith({ goesOnFrom: '2027-01-16', pitch: null }))).not.toHaveProperty(
      'pitch',
    );
  });

  it('is none where no weeks are reserved', () => {
    expect(goOnHour(seriesWith())).toBeNull();
  });
});
