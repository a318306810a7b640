import type { BookingCustomerAnswer } from '@five/shared/customers/customers.contract';
import { useQuery } from '@tanstack/react-query';
import { allRows } from '../requests/all-rows.ts';

export type Person = BookingCustomerAnswer;

/**
 * The customers among these people that have no account, and therefore receive no mail; null until
 * loaded.
 */
export function useCustomersWithoutMail(people: readonly Person[]): Person[] | null {
  const references = [...new Set(people.map(({ reference }) => reference))].sort();
  const { data } = useQuery({
    queryKey: ['customers', 'without login', references],
    queryFn: () => withoutLogin(references),
    enabled: references.length > 0,
    staleTime: 60_000,
  });
  if (references.length === 0) return [];
  return data ? people.filter(({ reference }) => data.has(reference)) : null;
}

/** Maximum number of customer references per URL. */
const BATCH_SIZE = 60;

async function withoutLogin(references: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (let first = 0; first < references.length; first += BATCH_SIZE) {
    const rows = await allRows('customers', {
      id: references.slice(first, first + BATCH_SIZE),
      hasLogin: false,
    });
    for (const { reference } of rows) found.add(reference);
  }
  return found;
}
