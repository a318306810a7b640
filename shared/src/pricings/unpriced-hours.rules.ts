import { STANDARD_TARIFF } from './pricings.codes.ts';
import { gapsOf, mondayOf, weekStarts, type Gap, type WeekInput } from './week.rules.ts';
import type { SessionRule } from './quote.rules.ts';
import type { OpeningRules } from '../slots/opening.rules.ts';
import { addDays, timeOfWall, weekdayOf } from '../time/wall-time.ts';

type Prices = Pick<WeekInput<SessionRule>, 'rules' | 'pitches' | 'slotMinutes'>;

/**
 * Hours without a price, which therefore cannot be booked, in the usual week or in one season.
 * `season` is the index of the season in the form, `null` for the usual week.
 */
export interface UnpricedPeriod {
  season: number | null;
  hours: UnpricedHours[];
}

/** Hours without a price that are the same on several days and pitches. */
export interface UnpricedHours {
  startTime: string;
  endTime: string;
  durationMinutes: number;
  /** ISO weekdays; 1 is Monday. */
  weekdays: number[];
  /** Codes of the pitches on which these hours have no price. */
  pitches: string[];
}

/**
 * Hours without a price in the usual week and in each season. The usual week is checked in the
 * current calendar week. A season is checked in its first seven days from today on.
 */
export function unpricedPeriods(
  { openingHours, seasons }: OpeningRules,
  prices: Prices,
  today: string,
): UnpricedPeriod[] {
  const usual = {
    season: null,
    hours: hoursIn({ openingHours, seasons: [], exceptions: [] }, prices, mondayOf(today), null),
  };
  const dated = seasons.map((season, index) => {
    const first = season.from > today ? season.from : today;
    return {
      season: index,
      hours: hoursIn(
        { openingHours: season.openingHours, seasons: [], exceptions: [] },
        prices,
        first,
        season.to,
      ),
    };
  });
  return [usual, ...dated].filter(({ hours }) => hours.length > 0);
}

function hoursIn(
  opening: OpeningRules,
  { rules, pitches, slotMinutes }: Prices,
  first: string,
  last: string | null,
): UnpricedHours[] {
  const starts = weekStarts({
    rules,
    tariff: STANDARD_TARIFF,
    pitches,
    opening,
    slotMinutes,
    first,
  });
  const end = addDays(first, 6);
  return together(
    gapsOf(
      starts.filter(
        ({ openingDay }) =>
          openingDay >= first && openingDay <= (last !== null && last < end ? last : end),
      ),
      slotMinutes,
    ),
  );
}

/**
 * Merges hours without a price that are equal on several days and pitches. A gap for two-hour
 * bookings is left out if it is within a gap for one-hour bookings.
 */
function together(gaps: readonly Gap[]): UnpricedHours[] {
  const lines = new Map<string, UnpricedHours>();
  for (const gap of gaps.filter((one) => !gaps.some((other) => contains(other, one)))) {
    const [startTime, endTime] = [timeOfWall(gap.start), timeOfWall(gap.end)];
    const key = `${startTime} ${endTime} ${gap.durationMinutes}`;
    const { weekdays = [], pitches = [] } = lines.get(key) ?? {};
    lines.set(key, {
      startTime,
      endTime,
      durationMinutes: gap.durationMinutes,
      weekdays: [...new Set([...weekdays, weekdayOf(gap.openingDay)])].sort(),
      pitches: [...new Set([...pitches, gap.pitch])],
    });
  }
  return [...lines.values()];
}

const contains = (other: Gap, one: Gap): boolean =>
  other.durationMinutes < one.durationMinutes &&
  other.pitch === one.pitch &&
  other.openingDay === one.openingDay &&
  other.start <= one.start &&
  other.end >= one.end;
