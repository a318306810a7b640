import {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type Dispatch,
  type RefObject,
  type SetStateAction,
} from 'react';
import type { useDraft } from '../draft.ts';

export type Values = Record<string, string | boolean>;

/**
 * Returns a function that fills empty fields with data of the signed-in account. Each call first
 * clears the fields that it filled before and the user has not changed. After the end of a session,
 * the next account therefore does not see them.
 */
export function useKnownValues<V extends Values>(
  setValues: Dispatch<SetStateAction<V>>,
): (known: Partial<V>) => void {
  const last = useRef<Partial<V>>({});
  return useCallback(
    (known) => {
      const before = last.current;
      last.current = known;
      setValues((values) => filled(without(values, before), known));
    },
    [setValues],
  );
}

interface BeforeHydration<V extends Values> {
  form: RefObject<HTMLFormElement | null>;
  initial: V;
  storedDraft: ReturnType<typeof useDraft>;
  setValues: Dispatch<SetStateAction<V>>;
}

/**
 * Fills the form with the stored draft. Input that the user made before hydration takes precedence
 * over the draft.
 */
export function useValuesBeforeHydration<V extends Values>({
  form,
  initial,
  storedDraft,
  setValues,
}: BeforeHydration<V>): void {
  const [first] = useState(initial);
  useLayoutEffect(() => {
    const typed = Object.fromEntries(
      Object.entries(domValues(form.current)).filter(([name, value]) => value !== first[name]),
    );
    storedDraft.store(typed);
    const found = { ...storedDraft.read(), ...typed };
    // `found` may contain names that the form does not have; `replaced` ignores them.
    if (Object.keys(found).length > 0) setValues((before) => replaced(before, found as Partial<V>));
  }, [form, first, storedDraft, setValues]);
}

/**
 * Returns the values that the fields have in the DOM at hydration: input that the user made before,
 * or values that the browser restored. Empty fields are left out.
 */
function domValues(form: HTMLFormElement | null): Values {
  const fields = [
    ...(form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'input[name]:not([type="radio"], [type="checkbox"]), :checked[name], textarea[name]',
    ) ?? []),
  ];
  const entries = fields.map(
    ({ name, type, value }) => [name, type === 'checkbox' ? true : value] as const,
  );
  return Object.fromEntries(entries.filter(([, value]) => value));
}

function without<V extends Values>(values: V, known: Partial<V>): V {
  // The values in `known` are texts; it has no values of checkboxes. A removed value can therefore
  // always be replaced by an empty text.
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value === known[name] ? '' : value]),
  ) as V;
}

function filled<V extends Values>(values: V, known: Partial<V>): V {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    value || (known[name] ?? value),
  ]);
  // The result has the same names as `values`, each with a value of the same type.
  return Object.fromEntries(entries) as V;
}

function replaced<V extends Values>(values: V, known: Partial<V>): V {
  // The result has the same names as `values`, each with a value of the same type.
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, known[name] ?? value]),
  ) as V;
}
