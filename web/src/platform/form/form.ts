import { writtenDirection } from '@five/shared/platform/direction';
import { cleanFieldValue } from '@five/shared/platform/invisible-characters';
import type { RequestClass } from '@five/shared/platform/nested';
import { useCallback, useRef, type SubmitEvent } from 'react';
import { get, set as setPath, useForm as useHookForm, type UseFormReturn } from 'react-hook-form';
import './decorators.ts';
import { useDraft } from './draft.ts';
import { useEarlySubmit } from './early-submit.ts';
import { useKnownValues, useStoredDraft, type Values } from './initial-values.ts';
import { useErrorFocus, useRefusal, type RefusalOptions } from './refusal.ts';
import { useRequestResolver } from './request-resolver.ts';
import { useIdempotencyKey } from '@five/client/api';

interface Options<V extends Values, Body extends object, Answer> extends RefusalOptions {
  /**
   * Names of the fields with their first values. A name is the path of the field in the body, such
   * as `guardian.email`.
   */
  initial: V;
  /** Name under which unsent input is kept in this tab; without a name nothing is kept. */
  draft?: string;
  /**
   * Loads the request class with which the API also validates the body. The function must not
   * change between renders.
   */
  request: () => Promise<RequestClass<Body>>;
  /**
   * Returns the body to validate and send. If left out, the body has the value of each field at its
   * path.
   */
  bodyOf?: (values: V) => object;
  /** Sends the body. `idempotencyKey` stays the same for the same body until a request succeeds. */
  send: (body: Body, idempotencyKey: string) => Promise<Answer>;
  done: (answer: Answer) => void | Promise<void>;
}

/**
 * A form of react-hook-form, validated by a request class of the API. Only one submit runs at a
 * time; after an error the focus moves to the first invalid field.
 */
export function useForm<V extends Values, Body extends object, Answer>({
  initial,
  draft,
  request,
  bodyOf = byPath,
  send,
  done,
  ...refusal
}: Options<V, Body, Answer>) {
  const storedDraft = useDraft(draft, initial);
  const wishes = useIdempotencyKey();
  const form = useHookForm({
    defaultValues: byPath(initial),
    resolver: useRequestResolver(request, (values) => bodyOf(cleanedValues(initial, values))),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const refuse = useRefusal(form, Object.keys(initial), refusal);
  const submit = form.handleSubmit(async (accepted) => {
    // The resolver returns only a body that the request class has accepted.
    const body = accepted as Body;
    const answer = await send(body, wishes.keyFor(body));
    wishes.forget();
    storedDraft.drop();
    await done(answer);
  });
  const onSubmit = useSingleFlight(() => submit().catch(refuse));
  const element = useErrorFocus(form.formState);
  const fields = useFields<V>(form, storedDraft);
  const offer = useKnownValues<V>(form);
  useStoredDraft({ form, initial, storedDraft });
  useEarlySubmit(element);
  return {
    failure: form.formState.errors.root?.message ?? null,
    busy: form.formState.isSubmitting,
    offer,
    /**
     * Properties of the `form` element. With the method `dialog`, a submit before hydration stays
     * on the page and is repeated later; the default method would write a password into the URL.
     */
    form: { ref: element, method: 'dialog', noValidate: true, onSubmit },
    ...fields,
  };
}

/** Properties and values of the fields. */
function useFields<V extends Values>(
  form: UseFormReturn,
  storedDraft: ReturnType<typeof useDraft>,
) {
  type Name = keyof V & string;
  const { register, setValue, getValues, getFieldState, clearErrors, watch, formState } = form;
  const changed = useCallback(
    (name: Name) => {
      storedDraft.store({ [name]: getValues(name) });
      clearErrors(name);
    },
    [storedDraft, getValues, clearErrors],
  );
  const set = useCallback(
    (name: Name, value: string | boolean) => {
      setValue<string>(name, value);
      changed(name);
    },
    [setValue, changed],
  );
  /** Returns the value of a field; the component is rendered again when it changes. */
  const value = <N extends Name>(name: N) => watch<string>(name) as V[N];
  const error = (name: string) => getFieldState(name, formState).error?.message;
  /** Properties of an input element: a text field, a check box, or one of several radio buttons. */
  const field = (name: Name) => ({
    ...register(name, { onChange: () => changed(name) }),
    error: error(name),
  });
  /**
   * Properties of a text field. An empty field has the text direction of the page; otherwise the
   * typed text sets the direction. `dir="auto"` cannot be used: it would be applied to the wrapper
   * element, which has no text. The default value follows the typed text, because browsers store a
   * text that differs from it and restore it on a return to the page, also after a sign-out.
   */
  const text = (name: Name) => {
    const written = String(value(name));
    return { ...field(name), defaultValue: written, dir: writtenDirection(written) };
  };
  return { set, value, error, field, text };
}

/** Returns an object that has each value at its path. */
function byPath(values: Values): object {
  const body = {};
  for (const [path, value] of Object.entries(values)) setPath(body, path, value);
  return body;
}

/**
 * Returns the values of the fields in `initial`, by path. They are cleaned before validation and
 * sending, so that invisible characters cause no error.
 */
function cleanedValues<V extends Values>(initial: V, values: object): V {
  // The result has the same names and types as `initial`.
  return Object.fromEntries(
    Object.keys(initial).map((path) => [path, cleanFieldValue(path, get(values, path))]),
  ) as V;
}

/** Ignores a submit while the request of the last one is pending. */
function useSingleFlight(submit: () => Promise<void>) {
  const inFlight = useRef(false);
  return (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (inFlight.current) return;
    inFlight.current = true;
    void submit().finally(() => {
      inFlight.current = false;
    });
  };
}
