import { fold } from '@five/shared/search/fold';
import type { AvailabilityDay } from '@five/shared/slots/slots.contract';
import { isDate } from '@five/shared/time/wall-time';
import { listRefused, type RawQuery, readListQuery } from '../platform/lists/list-query.ts';
import { Page } from '../platform/lists/page.ts';

const SORTED_BY = ['id', 'date'];

/** Whether the query uses list parameters in addition to `date` and `days`. */
export const usesListParameters = ({ filter, range, sort }: RawQuery): boolean =>
  [filter, range, sort].some((part) => part !== undefined && part !== '');

/** Returns all the days as one page. */
export const pageOf = (days: AvailabilityDay[]): Page<AvailabilityDay> =>
  new Page('availability', days, 0, days.length);

/**
 * Applies list parameters to the days. The `id` of an opening day is its date, and `q` searches the
 * date and the names of the pitches.
 * @throws DomainError LIST_QUERY_INVALID
 */
export function cut(days: AvailabilityDay[], raw: RawQuery): Page<AvailabilityDay> {
  const { filter, first, last, sort } = readListQuery(raw);
  if (sort && !SORTED_BY.includes(sort.field)) throw listRefused('sort');
  const conditions = Object.entries(filter).map(([field, value]) => conditionOf(field, value));
  const found = days.filter((day) => conditions.every((holds) => holds(day)));
  if (sort?.direction === 'DESC') found.reverse();
  return new Page('availability', found.slice(first, last + 1), first, found.length);
}

function conditionOf(field: string, value: unknown): (day: AvailabilityDay) => boolean {
  const values = [value].flat();
  if (field === 'id' && values.every(isDate)) return ({ date }) => values.includes(date);
  if (field !== 'q' || typeof value !== 'string') throw listRefused('filter');
  const words = fold(value).split(' ');
  return ({ date, pitches }) =>
    words.every((word) =>
      fold([date, ...pitches.map(({ name }) => name)].join(' ')).includes(word),
    );
}
