import type { AuditEntryAnswer } from '@five/shared/audit/audit.contract';

export type FactValue = string | number | boolean;

/** One thing that a fact says, with the key that says what kind it is of: `totalCents` is money. */
interface FactPart {
  key: string;
  value: FactValue;
}

/** A change in words: what it is of, and its steps from what was to what is; one step where there is nothing to compare. */
export interface Change {
  name: string;
  steps: string[];
}

/** A changed fact as the trail keeps it: its key, and what it says. */
export interface Fact {
  key: string;
  parts: FactPart[];
}

/** What changed beside the state; what a fact holds within it stands in one line. */
export function factsOf({ changed }: Pick<AuditEntryAnswer, 'changed'>): Fact[] {
  return Object.entries(changed ?? {}).map(([key, value]) => ({ key, parts: partsOf(key, value) })).filter(({ parts }) => parts.length > 0);
}

/** What lies within a fact is of the kind that its own key says, or else, as the two ends of a change, of the fact's. */
function partsOf(key: string, value: unknown): FactPart[] {
  if (typeof value === 'number' || typeof value === 'boolean') return [{ key, value }];
  if (Array.isArray(value)) return value.flatMap((one) => partsOf(key, one));
  if (isChange(value)) return [endOf(key, value.from), endOf(key, value.to)].flat();
  if (typeof value === 'object' && value !== null) return Object.entries(value).flatMap(([inner, one]) => partsOf(ENDS.has(inner) ? key : inner, one));
  return value === null || value === undefined || value === '' ? [] : [{ key, value: String(value) }];
}

/** Both ends of a change are told, also where nothing was or is; a list of one of them is one step. */
function endOf(key: string, value: unknown): FactPart[] {
  if (Array.isArray(value)) return [{ key, value: value.join() }];
  const parts = partsOf(key, value);
  return parts.length > 0 ? parts : [{ key, value: '' }];
}

const isChange = (value: unknown): value is { from: unknown; to: unknown } => typeof value === 'object' && value !== null && 'from' in value && 'to' in value;

const ENDS: ReadonlySet<string> = new Set(['from', 'to', 'was', 'is']);

/** As one tells them: the start before the end, whatever order they were kept in; what has no place in the order comes last. */
export function inOrder(facts: readonly Fact[], order: readonly string[]): Fact[] {
  const placeOf = ({ key }: Fact) => (order.includes(key) ? order.indexOf(key) : order.length);
  return facts.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The centimes of what is a sum of money, else null. */
export const centsOf = ({ key, value }: FactPart): number | null => (typeof value === 'number' && key.endsWith('Cents') ? value : null);

const WALL = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::00)?)?$/;

/** The day, and the hour if there is one, of what is a moment on the venue's wall, else null. */
export function wallPartsOf({ value }: FactPart): { date: string; time: string | null } | null {
  const [, date, time = null] = typeof value === 'string' ? WALL.exec(value) ?? [] : [];
  return date === undefined ? null : { date, time };
}
