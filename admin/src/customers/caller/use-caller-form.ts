import { useState } from 'react';
import { customerInput, EMPTY_CALLER, type Caller } from '../caller.rules.ts';
import { useMatchingCustomers } from '../use-matching-customers.ts';

/** State of the caller fields in a form. The caller is identified before the form is sent. */
export function useCallerForm(begun: Caller = EMPTY_CALLER) {
  const [caller, setCaller] = useState<Caller>(begun);
  const [tried, setTried] = useState(false);
  const matching = useMatchingCustomers(caller, setCaller);
  return {
    caller,
    setCaller,
    /** True if nothing is typed or selected yet, or if the selected customer was removed again. */
    isEmpty: caller === EMPTY_CALLER,
    tried,
    matching,
    /** The customer part of the request; null while the name is missing. */
    customer: customerInput(caller),
    /** Sends the request once the caller is identified; marks missing fields. */
    submit: (send: () => void) => {
      setTried(true);
      void matching.check(send);
    },
  };
}

export type CallerForm = ReturnType<typeof useCallerForm>;
