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
 * Fills empty fields from the signed-in account. Untouched values are removed when the session
 * ends, so that the next account does not see them.
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
  kept: ReturnType<typeof useDraft>;
  setValues: Dispatch<SetStateAction<V>>;
}

/** Applies the draft, and over it any input made before hydration. */
export function useValuesBeforeHydration<V extends Values>({
  form,
  initial,
  kept,
  setValues,
}: BeforeHydration<V>): void {
  const [first] = useState(initial);
  useLayoutEffect(() => {
    const typed = Object.fromEntries(
      Object.entries(domValues(form.current)).filter(([name, value]) => value !== first[name]),
    );
    kept.keep(typed);
    const found = { ...kept.read(), ...typed };
    // Fields with other names are ignored.
    if (Object.keys(found).length > 0) setValues((before) => replaced(before, found as Partial<V>));
  }, [form, first, kept, setValues]);
}

/** Field values at hydration: the user typed before it, or the browser restored them. */
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
  // Only text is prefilled.
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value === known[name] ? '' : value]),
  ) as V;
}

function filled<V extends Values>(values: V, known: Partial<V>): V {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    value || (known[name] ?? value),
  ]);
  return Object.fromEntries(entries) as V; // Same names, each with a value of its type.
}

function replaced<V extends Values>(values: V, known: Partial<V>): V {
  // Same names, each with a value of its type.
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, known[name] ?? value]),
  ) as V;
}
