import { writtenDirection } from '@five/shared/platform/direction';
import { cleanFieldValue } from '@five/shared/platform/invisible-characters';
import type { RequestClass } from '@five/shared/platform/nested';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type Dispatch,
  type RefObject,
  type SetStateAction,
  type SubmitEvent,
} from 'react';
import { useTranslation } from 'react-i18next';
import { ApiFailure } from './api.ts';
import './decorators.ts';
import { useDraft } from './draft.ts';
import { useIdempotencyKey } from './idempotency.ts';
import { scheduleIdle } from './idle-queue.ts';

type Values = Record<string, string | boolean>;
type Errors = Partial<Record<string, string>>;

interface Options<V extends Values, Answer> {
  initial: V;
  /** Name under which this tab keeps unsent input; without one nothing is kept. */
  draft?: string;
  /** Loads the request class that the API validates with too. Must not change between renders. */
  request: () => Promise<RequestClass>;
  /** The body to validate and send, if it is not just the values. */
  bodyOf?: (values: V) => object;
  /** The key stays the same for the same body until it succeeds. */
  send: (body: object, idempotencyKey: string) => Promise<Answer>;
  done: (answer: Answer) => void | Promise<void>;
  /** Shown when a refusal has no message. */
  failed?: string;
  /** Shown when the response was lost and the request may have been executed. */
  unanswered?: string;
  /** Called when the request was refused as a whole, not for a single field. */
  refused?: () => void;
}

/** Values, errors and one submit at a time. The focus moves to the first invalid field. */
export function useForm<V extends Values, Answer>({
  initial,
  draft,
  request,
  bodyOf = (all) => all,
  send,
  done,
  failed,
  unanswered,
  refused,
}: Options<V, Answer>) {
  const [values, setValues] = useState(initial);
  const kept = useDraft(draft, initial);
  const { form, errors, failure, check, refuse, forgive } = useFieldErrors(request, {
    failed,
    unanswered,
    refused,
  });
  const { busy, start } = useSingleFlight();
  const wishes = useIdempotencyKey();

  const submit = async () => {
    const body = bodyOf(normalized(values));
    if (!(await check(body))) return;
    const answer = await send(body, wishes.keyFor(body));
    wishes.forget();
    kept.drop();
    await done(answer);
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void start(() => submit().catch((error: unknown) => refuse(error, Object.keys(values))));
  };
  const set = useCallback(
    (name: keyof V & string, value: string | boolean) => {
      setValues((before) => ({ ...before, [name]: value }));
      kept.keep({ [name]: value });
      forgive(name);
    },
    [forgive, kept],
  );
  const offer = useKnownValues(setValues);
  useValuesBeforeHydration({ form, initial, kept, setValues });
  return {
    errors,
    failure,
    busy,
    set,
    offer,
    /**
     * Props of the `form` element. With method `dialog` a submit before hydration does nothing; the
     * default would write a password into the address.
     */
    form: { ref: form, method: 'dialog', noValidate: true, onSubmit },
    /** Props of a text field or a single choice. */
    text: (name: keyof V & string) => ({
      name,
      value: String(values[name]),
      error: errors[name],
      // An empty field keeps the page's direction, and input sets its own. `dir="auto"` would be
      // applied to the wrapper element, which has no text.
      dir: writtenDirection(String(values[name])),
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        set(name, event.currentTarget.value),
    }),
    /** Props of a checkbox. */
    tick: (name: keyof V & string) => ({
      name,
      checked: values[name] === true,
      error: errors[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.currentTarget.checked),
    }),
  };
}

/**
 * Fills empty fields from the signed-in account. Untouched values are removed when the session
 * ends, so that the next account does not see them.
 */
function useKnownValues<V extends Values>(
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
function useValuesBeforeHydration<V extends Values>({
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

/** Values normalized as they are sent, so that invisible characters cause no error. */
function normalized<V extends Values>(values: V): V {
  // Same names and types.
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, cleanFieldValue(name, value)]),
  ) as V;
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

/** Validation errors, found locally before the request or returned by the API. */
function useFieldErrors(
  request: () => Promise<RequestClass>,
  {
    failed,
    unanswered,
    refused,
  }: Pick<Options<Values, unknown>, 'failed' | 'unanswered' | 'refused'>,
) {
  const { t } = useTranslation(['common', 'violations'], { useSuspense: false });
  const [found, setFound] = useState<Errors>({});
  const [mended, setMended] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    // Queued work behind it does not wait for the network.
    const ended = scheduleIdle(() => {
      void Promise.all([request(), loadChecks()]).catch(() => undefined);
      ended();
    });
    return ended;
  }, [request]);
  useEffect(() => {
    if (Object.keys(found).length > 0)
      focusFirst(form.current?.querySelector<HTMLElement>('[aria-invalid="true"]'));
  }, [found]);
  useEffect(() => {
    if (failure !== null) scrollToNotice(form.current?.querySelector<HTMLElement>('.notice-error'));
  }, [failure]);

  async function check(body: object): Promise<boolean> {
    setFailure(null);
    const [type, { checkRequest, violationTextKeys }] = await Promise.all([
      request(),
      loadChecks(),
    ]);
    const { violations } = checkRequest(type, body);
    setErrors(
      Object.fromEntries(
        violations.map((one) => [
          one.field,
          t(violationTextKeys(one), { ...one.parameters, ns: 'violations' }),
        ]),
      ),
    );
    return violations.length === 0;
  }

  function setErrors(next: Errors): void {
    setFound(next);
    setMended([]);
  }

  function refuse(error: unknown, fields: string[]): void {
    if (!(error instanceof ApiFailure)) return refuseWhole(t('error.stale'));
    const shown = error.errorMessages.filter(({ field }) => fields.includes(field));
    setErrors(Object.fromEntries(shown.map(({ field, message }) => [field, message])));
    if (shown.length === 0)
      refuseWhole(
        error.message ||
          (error.unanswered && unanswered) ||
          (error.code === 'UNREACHABLE' ? t('error.unreachable') : (failed ?? t('error.generic'))),
      );
  }

  function refuseWhole(message: string): void {
    setFailure(message);
    refused?.();
  }
  /** Input in a field clears its error. */
  const forgive = useCallback(
    (name: string) => setMended((before) => (before.includes(name) ? before : [...before, name])),
    [],
  );
  const errors: Errors = Object.fromEntries(
    Object.entries(found).filter(([name]) => !mended.includes(name)),
  );
  return { form, errors, failure, check, refuse, forgive };
}

/** Focuses a field, or the first choice of a group. */
function focusFirst(wrong: HTMLElement | null | undefined): void {
  const field = wrong?.matches('fieldset') ? wrong.querySelector('input') : wrong;
  field?.focus();
}

/** In a long form the error summary is far from the submit button, so it is scrolled into view. */
function scrollToNotice(notice: HTMLElement | null | undefined): void {
  if (!notice) return;
  notice.tabIndex = -1;
  notice.focus({ preventScroll: true });
  notice.scrollIntoView({ block: 'nearest' });
}

/** Ignores a second press while the first is pending. */
function useSingleFlight() {
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const start = async (act: () => Promise<void>) => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    await act();
    underWay.current = false;
    setBusy(false);
  };
  return { busy, start };
}

async function loadChecks() {
  const [{ checkRequest }, { violationTextKeys }] = await Promise.all([
    import('@five/shared/platform/check-request'),
    import('@five/shared/errors/violations'),
  ]);
  return { checkRequest, violationTextKeys };
}
