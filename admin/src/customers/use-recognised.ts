import type { CustomerAnswer } from '@five/shared/customers/customers.contract';
import { isPhoneLike } from '@five/shared/auth/phone-text.rules';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { callerOf, type Caller, phoneAsName, whoCalls } from './caller.rules.ts';
import { customersLike, customersOfPhone } from './customers.queries.ts';

/** Before anything is stored for a caller it is clear who that is: somebody known is taken, a second card of one name or number is asked about. */
export function useRecognised(caller: Caller, onChange: (caller: Caller) => void) {
  const client = useQueryClient();
  const [asked, setAsked] = useState<{ of: string; cards: CustomerAnswer[] } | null>(null);
  const [cleared, setCleared] = useState<string | null>(null);
  const [looking, setLooking] = useState(false);
  const of = JSON.stringify([caller.name, caller.phone]);
  const latest = useRef(of);
  useEffect(() => {
    latest.current = of;
  });
  const look = async () => {
    const written = phoneAsName(caller) ?? caller.phone;
    const phone = isPhoneLike(written) ? written.trim() : null;
    const [like, owners] = await Promise.all([
      caller.name.trim().length < 2 ? [] : client.fetchQuery(customersLike(caller.name.trim())),
      phone === null ? [] : client.fetchQuery(customersOfPhone(phone)),
    ]);
    return whoCalls(caller, like, owners);
  };
  const pass = (goOn: () => void) => {
    setCleared(of);
    goOn();
  };
  const check = async (goOn: () => void) => {
    if (looking) return;
    // What was sent and got no answer may have made this very card: it goes out again as it was.
    if (caller.known !== null || cleared === of) return goOn();
    setLooking(true);
    // What cannot be looked up is left to the API, which is asked next.
    const found = await look().catch(() => ({ kind: 'new' }) as const);
    setLooking(false);
    // Something else was written meanwhile: it is looked up when it is sent.
    if (latest.current !== of) return;
    if (found.kind === 'is') onChange(callerOf(found.card));
    else if (found.kind === 'phone') onChange({ name: '', phone: found.phone, known: null });
    else if (found.kind === 'ask') setAsked({ of, cards: found.cards });
    else pass(goOn);
  };
  return { check, pass, looking, cards: caller.known === null && asked?.of === of ? asked.cards : [] };
}
