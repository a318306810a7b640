import type { AuditEntryAnswer } from '@five/shared/audit/audit.contract';

/** A changed fact as the trail keeps it: its key, and its value as text; sums in centimes stay numbers. */
export interface Fact {
  key: string;
  value: string | number;
}

/** What changed beside the state; what a fact holds within it stands in one line. */
export function factsOf({ changed }: Pick<AuditEntryAnswer, 'changed'>): Fact[] {
  return Object.entries(changed ?? {}).flatMap(([key, value]) => factOf(key, value));
}

function factOf(key: string, value: unknown): Fact[] {
  if (typeof value === 'number') return [{ key, value }];
  if (Array.isArray(value)) return value.length === 0 ? [] : [{ key, value: value.map(String).join(', ') }];
  if (typeof value === 'object' && value !== null) {
    const inner = Object.entries(value).flatMap(([name, one]) => factOf(name, one));
    return inner.length === 0 ? [] : [{ key, value: inner.map((fact) => String(fact.value)).join(' → ') }];
  }
  return value === null || value === undefined ? [] : [{ key, value: String(value) }];
}

/** The centimes of a fact that is a sum of money, else null. */
export const centsOf = ({ key, value }: Fact): number | null => (typeof value === 'number' && key.endsWith('Cents') ? value : null);
