import { writtenDirection } from '@five/shared/platform/direction';
import { cleanFieldValue } from '@five/shared/platform/invisible-characters';
import type { RequestClass } from '@five/shared/platform/nested';
import { useCallback, useRef, useState, type ChangeEvent, type SubmitEvent } from 'react';
import './decorators.ts';
import { useDraft } from './draft.ts';
import { useKnownValues, useValuesBeforeHydration, type Values } from './form/initial-values.ts';
import { useFieldErrors, type Errors, type RefusalOptions } from './form/use-field-errors.ts';
import { useIdempotencyKey } from '@five/client/idempotency';

interface Options<V extends Values, Body extends object, Answer> extends RefusalOptions {
  initial: V;
  /** Name under which unsent input is kept in this tab; without a name nothing is kept. */
  draft?: string;
  /**
   * Loads the request class with which the API also validates the body. The function must not
   * change between renders.
   */
  request: () => Promise<RequestClass<Body>>;
  /** Returns the body to validate and send; if left out, the values of the fields are the body. */
  bodyOf?: (values: V) => object;
  /** Sends the body. `idempotencyKey` stays the same for the same body until a request succeeds. */
  send: (body: Body, idempotencyKey: string) => Promise<Answer>;
  done: (answer: Answer) => void | Promise<void>;
}

/**
 * State of a form: values and errors. Only one submit runs at a time; after an error the focus
 * moves to the first invalid field.
 */
export function useForm<V extends Values, Body extends object, Answer>({
  initial,
  draft,
  request,
  bodyOf = (all) => all,
  send,
  done,
  ...refusal
}: Options<V, Body, Answer>) {
  const [values, setValues] = useState(initial);
  const storedDraft = useDraft(draft, initial);
  const { form, errors, failure, check, refuse, forgive } = useFieldErrors(request, refusal);
  const { busy, start } = useSingleFlight();
  const wishes = useIdempotencyKey();

  const submit = async () => {
    const body = bodyOf(normalized(values));
    if (!(await check(body))) return;
    // The request class has accepted the body, so it has its fields.
    const answer = await send(body as Body, wishes.keyFor(body));
    wishes.forget();
    storedDraft.drop();
    await done(answer);
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void start(() => submit().catch((error: unknown) => refuse(error, Object.keys(values))));
  };
  const set = useCallback(
    (name: keyof V & string, value: string | boolean) => {
      setValues((before) => ({ ...before, [name]: value }));
      storedDraft.store({ [name]: value });
      forgive(name);
    },
    [forgive, storedDraft],
  );
  const offer = useKnownValues(setValues);
  useValuesBeforeHydration({ form, initial, storedDraft, setValues });
  return {
    errors,
    failure,
    busy,
    set,
    offer,
    /**
     * Properties of the `form` element. With the method `dialog`, a submit before hydration does
     * nothing; the default method would write a password into the URL.
     */
    form: { ref: form, method: 'dialog', noValidate: true, onSubmit },
    ...fieldProps({ values, errors, set }),
  };
}

interface Fields<V extends Values> {
  values: V;
  errors: Errors;
  set: (name: keyof V & string, value: string | boolean) => void;
}

function fieldProps<V extends Values>({ values, errors, set }: Fields<V>) {
  return {
    /** Properties of a text field or of a group of radio buttons. */
    text: (name: keyof V & string) => ({
      name,
      value: String(values[name]),
      error: errors[name],
      // An empty field has the text direction of the page; otherwise the typed text sets the
      // direction. `dir="auto"` cannot be used: it would be applied to the wrapper element, which
      // has no text.
      dir: writtenDirection(String(values[name])),
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        set(name, event.currentTarget.value),
    }),
    /** Properties of a checkbox. */
    tick: (name: keyof V & string) => ({
      name,
      checked: values[name] === true,
      error: errors[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.currentTarget.checked),
    }),
  };
}

/** Normalizes values before validation and sending, so that invisible characters cause no error. */
function normalized<V extends Values>(values: V): V {
  // The result has the same names and types as `values`.
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, cleanFieldValue(name, value)]),
  ) as V;
}

/** Ignores a second press while the action of the first press is pending. */
function useSingleFlight() {
  const [busy, setBusy] = useState(false);
  const inFlight = useRef(false);
  const start = async (act: () => Promise<void>) => {
    if (inFlight.current) return;
    inFlight.current = true;
    setBusy(true);
    await act();
    inFlight.current = false;
    setBusy(false);
  };
  return { busy, start };
}
