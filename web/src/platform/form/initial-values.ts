import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { useDraft } from './draft.ts';

export type Values = Record<string, string | boolean>;

type Fields = Pick<UseFormReturn, 'getValues' | 'setValue'>;

/**
 * Returns a function that fills empty fields with data of the signed-in account. Each call first
 * clears the fields that it filled before and the user has not changed. After the end of a session,
 * the next account therefore does not see them.
 */
export function useKnownValues<V extends Values>({
  getValues,
  setValue,
}: Fields): (known: Partial<V>) => void {
  const last = useRef<Partial<V>>({});
  return useCallback(
    (known) => {
      for (const [name, value] of Object.entries(last.current))
        if (getValues(name) === value) setValue(name, '');
      last.current = known;
      for (const [name, value] of Object.entries(known)) {
        if (!getValues(name)) setValue(name, value);
      }
    },
    [getValues, setValue],
  );
}

interface StoredDraft<V extends Values> {
  form: Fields;
  initial: V;
  storedDraft: ReturnType<typeof useDraft>;
}

/**
 * Fills the form with the stored draft. Input that the user made before hydration takes precedence
 * over the draft.
 */
export function useStoredDraft<V extends Values>({
  form: { getValues, setValue },
  initial,
  storedDraft,
}: StoredDraft<V>): void {
  const [first] = useState(initial);
  // Not a layout effect: `getValues` returns the first values until the effects of react-hook-form
  // have run.
  useEffect(() => {
    const draft = storedDraft.read();
    for (const [name, value] of Object.entries(first)) {
      const typed = getValues(name) as string | boolean;
      if (typed !== value) storedDraft.store({ [name]: typed });
      else if (name in draft) setValue(name, draft[name]);
    }
  }, [first, storedDraft, getValues, setValue]);
}
