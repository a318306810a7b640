import type { CustomerAnswer } from '@five/shared/customers/customers.contract';
import { isPhoneLike } from '@five/shared/auth/phone-text.rules';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { callerOf, type Caller, phoneAsName, matchCaller } from './caller.rules.ts';
import { searchCustomers, customersOfPhone } from './customers.queries.ts';

/**
 * Identifies the caller before anything is stored: a certain match is selected, and possible
 * duplicates are shown for a decision by staff.
 */
export function useMatchingCustomers(caller: Caller, onChange: (caller: Caller) => void) {
  const client = useQueryClient();
  const [candidates, setCandidates] = useState<{ of: string; cards: CustomerAnswer[] } | null>(
    null,
  );
  const [cleared, setCleared] = useState<string | null>(null);
  const [looking, setLooking] = useState(false);
  const of = JSON.stringify([caller.name, caller.phone]);
  const latest = useRef(of);
  useEffect(() => {
    latest.current = of;
  });
  const lookUp = async () => {
    const written = phoneAsName(caller) ?? caller.phone;
    const phone = isPhoneLike(written) ? written.trim() : null;
    const [like, owners] = await Promise.all([
      caller.name.trim().length < 2 ? [] : client.fetchQuery(searchCustomers(caller.name.trim())),
      phone === null ? [] : client.fetchQuery(customersOfPhone(phone)),
    ]);
    return matchCaller(caller, like, owners);
  };
  const pass = (proceed: () => void) => {
    setCleared(of);
    proceed();
  };
  const check = async (proceed: () => void) => {
    if (looking) return;
    // Skips the lookup if a customer is selected, if staff chose a new customer, or if an earlier
    // lookup found no match for this name and phone. If the response to the earlier request was
    // lost, the retry therefore sends exactly the same customer.
    if (caller.known !== null || cleared === of) return proceed();
    setLooking(true);
    // If the lookup fails, the request is sent anyway, and the API checks for duplicates.
    const found = await lookUp().catch(() => ({ kind: 'new' }) as const);
    setLooking(false);
    // If the input changed during the lookup, the result is ignored; the next submit looks up the
    // new input.
    if (latest.current !== of) return;
    if (found.kind === 'is') onChange(callerOf(found.card));
    else if (found.kind === 'phone') onChange({ name: '', phone: found.phone, known: null });
    else if (found.kind === 'ask') setCandidates({ of, cards: found.cards });
    else pass(proceed);
  };
  return {
    check,
    pass,
    looking,
    cards: caller.known === null && candidates?.of === of ? candidates.cards : [],
  };
}
