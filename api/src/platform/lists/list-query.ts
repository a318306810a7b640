import { MAX_LIST_ROWS } from '@five/shared/platform/lengths';
import { DomainError } from '../http/domain-error.ts';

/** The parsed query of a list, not yet checked against the list's specification. */
export interface ListQuery {
  filter: Record<string, unknown>;
  first: number;
  last: number;
  sort: { field: string; direction: 'ASC' | 'DESC' } | null;
}

export type RawQuery = Record<string, unknown>;

const MAX_QUERY_TEXT = 4000;
const MAX_FIRST = 10_000_000;

/**
 * Parses `filter`, `range` and `sort` of the react-admin simple-rest dialect.
 * @throws DomainError LIST_QUERY_INVALID (422) with the name of the part that cannot be parsed
 */
export function readListQuery(query: RawQuery): ListQuery {
  const [first, last] = readRange(part(query, 'range'));
  return {
    filter: readFilter(part(query, 'filter')),
    first,
    last,
    sort: readSort(part(query, 'sort')),
  };
}

/** Builds a list query for one record. */
export function byReference(reference: string): RawQuery {
  return { filter: JSON.stringify({ id: reference }) };
}

export function listRefused(field: string): DomainError {
  return new DomainError('LIST_QUERY_INVALID', {
    fields: [{ field, violation: '' }],
    parameters: { field },
  });
}

function part(query: RawQuery, field: string): unknown {
  const text = query[field];
  if (text === undefined || text === '') return undefined;
  if (typeof text !== 'string' || text.length > MAX_QUERY_TEXT) throw listRefused(field);
  try {
    return JSON.parse(text);
  } catch {
    throw listRefused(field);
  }
}

function readFilter(value: unknown): Record<string, unknown> {
  if (value === undefined) return {};
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw listRefused('filter');
  return value as Record<string, unknown>;
}

function readRange(value: unknown): [number, number] {
  if (value === undefined) return [0, MAX_LIST_ROWS - 1];
  const [first, last, ...more] = Array.isArray(value) ? (value as unknown[]) : [];
  const fits = isIndex(first) && isIndex(last) && last >= first && more.length === 0;
  return fits ? [first, Math.min(last, first + MAX_LIST_ROWS - 1)] : refuseRange();
}

const refuseRange = (): never => {
  throw listRefused('range');
};

const isIndex = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MAX_FIRST;

function readSort(value: unknown): ListQuery['sort'] {
  if (value === undefined) return null;
  const [field, direction, ...more] = Array.isArray(value) ? (value as unknown[]) : [];
  const upper = typeof direction === 'string' ? direction.toUpperCase() : '';
  if (typeof field !== 'string' || (upper !== 'ASC' && upper !== 'DESC') || more.length > 0)
    throw listRefused('sort');
  return { field, direction: upper };
}
