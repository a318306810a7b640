import type { AuditEntryAnswer } from '@five/shared/audit/audit.contract';

export type FactValue = string | number | boolean;

/**
 * One value of a changed field. The key decides how the value is formatted: the value of
 * `totalCents` is shown as money.
 */
interface FactPart {
  key: string;
  value: FactValue;
}

/**
 * A change as text: the name of the field, and its values from old to new. There is only one value
 * if the audit entry has no old value.
 */
export interface Change {
  name: string;
  steps: string[];
  /** The change is long and shown on a line of its own. */
  ownLine?: true;
}

/** A changed field as stored in the audit trail. */
export interface Fact {
  key: string;
  parts: FactPart[];
}

/** The states of the record from old to new; empty if the entry does not change the state. */
export function statesOf({ from, to }: Pick<AuditEntryAnswer, 'from' | 'to'>): string[] {
  return from === to ? [] : [from, to].filter((state) => state !== null);
}

type Changed = AuditEntryAnswer['changed'];
type Fields = Record<string, unknown>;

/** The changed fields except the state; nested values become parts of one change. */
export function factsOf({ changed }: Pick<AuditEntryAnswer, 'changed'>): Fact[] {
  return Object.entries(paired(changed ?? {}))
    .map(([key, value]) => ({ key, parts: partsOf(key, value) }))
    .filter(({ parts }) => parts.length > 0);
}

/**
 * If the audit entry has the objects `was` and `is`, returns one change for each of their fields
 * that differs. Otherwise returns the fields unchanged.
 */
function paired(changed: Fields): Fields {
  const { was, is, ...others } = changed;
  if (!isFields(was) || !isFields(is)) return changed;
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  const differing = fields.filter((field) => was[field] !== is[field]);
  const ends = differing.map((field) => [
    FIELD_KEYS[field] ?? field,
    { from: was[field] ?? null, to: is[field] ?? null },
  ]);
  return { ...Object.fromEntries(ends), ...others };
}

/**
 * Maps the name of a field in an audit entry to the key of its translated name, where the two are
 * not equal.
 */
const FIELD_KEYS: Partial<Record<string, string>> = { paymentMethod: 'method' };

/** Pitch and period of a booking or match; the end is null if the audit entry has none. */
export interface MovePlace {
  pitch: string;
  start: string;
  end: string | null;
}

/**
 * A move of a booking or match as the audit trail stores it: old and new pitch and time, and old
 * and new price.
 */
export interface Move {
  from: MovePlace;
  to: MovePlace;
  /**
   * The prices of the move; null if the audit entry does not contain both. `outcome` is `kept` if
   * staff kept the agreed price instead of the current one.
   */
  price: { outcome: 'kept' | 'same' | 'changed'; fromCents: number; toCents: number } | null;
  /** The fields of the audit entry that do not belong to the move. */
  rest: Fields;
}

/** The move that an audit entry records; null if the entry records no move. */
export function moveOf(changed: Changed): Move | null {
  const { was, is, priceKept, ...rest } = changed ?? {};
  const [from, to] = [placeOf(was), placeOf(is)];
  if (from === null || to === null || !isFields(was) || !isFields(is)) return null;
  return {
    from,
    to,
    price: priceOf(was['totalCents'], is['totalCents'], priceKept === true),
    rest,
  };
}

function placeOf(fields: unknown): MovePlace | null {
  if (!isFields(fields)) return null;
  const { pitch, start, end } = fields;
  if (typeof pitch !== 'string' || typeof start !== 'string') return null;
  return { pitch, start, end: typeof end === 'string' ? end : null };
}

function priceOf(fromCents: unknown, toCents: unknown, isKept: boolean): Move['price'] {
  if (typeof fromCents !== 'number' || typeof toCents !== 'number') return null;
  return {
    outcome: isKept ? 'kept' : fromCents === toCents ? 'same' : 'changed',
    fromCents,
    toCents,
  };
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The values of a changed field, each with the key that decides its format. Values inside an object
 * have their own key. An old and a new value have the field's key.
 */
function partsOf(key: string, value: unknown): FactPart[] {
  if (typeof value === 'number' || typeof value === 'boolean') return [{ key, value }];
  if (Array.isArray(value)) return value.flatMap((one) => partsOf(key, one));
  if (isChange(value)) return [endOf(key, value.from), endOf(key, value.to)].flat();
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([inner, one]) =>
      partsOf(ENDS.has(inner) ? key : inner, one),
    );
  return value === null || value === undefined || value === ''
    ? []
    : [{ key, value: String(value) }];
}

/**
 * Converts the old or the new value of the field `key` to parts. An empty value becomes one part
 * with an empty text. A list becomes one part with its items joined by commas.
 */
function endOf(key: string, value: unknown): FactPart[] {
  if (Array.isArray(value)) return [{ key, value: value.join() }];
  const parts = partsOf(key, value);
  return parts.length > 0 ? parts : [{ key, value: '' }];
}

const isChange = (value: unknown): value is { from: unknown; to: unknown } =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value;

const ENDS: ReadonlySet<string> = new Set(['from', 'to', 'was', 'is']);

/** Sorts fields for display, independent of storage order; unknown fields come last. */
export function inOrder(facts: readonly Fact[], order: readonly string[]): Fact[] {
  const placeOf = ({ key }: Fact) => (order.includes(key) ? order.indexOf(key) : order.length);
  return facts.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The amount in centimes if a value is money, else null. */
export const centsOf = ({ key, value }: FactPart): number | null =>
  typeof value === 'number' && key.endsWith('Cents') ? value : null;

const WALL = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::00)?)?$/;

/** The date, and the time if present, of a venue wall time; else null. */
export function wallPartsOf({ value }: FactPart): { date: string; time: string | null } | null {
  const [, date, time = null] = typeof value === 'string' ? (WALL.exec(value) ?? []) : [];
  return date === undefined ? null : { date, time };
}
