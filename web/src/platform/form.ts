import type { RequestClass } from '@five/shared/platform/nested';
import { useEffect, useRef, useState, type ChangeEvent, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiFailure } from './api.ts';
import './decorators.ts';

type Values = Record<string, string | boolean>;
type Errors = Partial<Record<string, string>>;

interface Options<V extends Values, Answer> {
  initial: V;
  /** The request class, loaded with the form: the API checks with the same one. Must not change between renders. */
  request: () => Promise<RequestClass>;
  /** The body that is checked and sent, where it is not just the values. */
  bodyOf?: (values: V) => object;
  send: (body: object) => Promise<Answer>;
  done: (answer: Answer) => void | Promise<void>;
  /** Said when a refusal brings no words of its own. */
  failed?: string;
}

/** A form's values, what is wrong with them, and one submit at a time. The focus moves to the first wrong field. */
export function useForm<V extends Values, Answer>({ initial, request, bodyOf = (all) => all, send, done, failed }: Options<V, Answer>) {
  const { t } = useTranslation(['common', 'violations'], { useSuspense: false });
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const underWay = useRef(false);

  useEffect(() => void Promise.all([request(), loadChecks()]).catch(() => undefined), [request]);
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  async function submit(): Promise<void> {
    setFailure(null);
    const body = bodyOf(values);
    const wrong = await violations(body);
    setErrors(wrong);
    if (Object.keys(wrong).length === 0) await done(await send(body));
  }

  async function violations(body: object): Promise<Errors> {
    const [type, { checkRequest, violationTextKeys }] = await Promise.all([request(), loadChecks()]);
    const found = checkRequest(type, body).violations;
    return Object.fromEntries(found.map((one) => [one.field, t(violationTextKeys(one), { ...one.parameters, ns: 'violations' })]));
  }

  function refuse(error: unknown): void {
    if (!(error instanceof ApiFailure)) return setFailure(t('error.stale'));
    const known = error.errorMessages.filter(({ field }) => field in values);
    setErrors(Object.fromEntries(known.map(({ field, message }) => [field, message])));
    if (known.length === 0) setFailure(error.message || (error.code === 'UNREACHABLE' ? t('error.unreachable') : (failed ?? t('error.generic'))));
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    await submit().catch(refuse);
    underWay.current = false;
    setBusy(false);
  }

  const set = (name: keyof V, value: string | boolean) => setValues((before) => ({ ...before, [name]: value }));
  return {
    values,
    errors,
    failure,
    busy,
    set,
    /** For the `form` element. */
    form: { ref: form, noValidate: true, onSubmit },
    /** For a field of one line. */
    text: (name: keyof V & string) => ({
      name,
      value: String(values[name]),
      error: errors[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.currentTarget.value),
    }),
    /** For a box to tick. */
    tick: (name: keyof V & string) => ({
      name,
      checked: values[name] === true,
      error: errors[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.currentTarget.checked),
    }),
  };
}

async function loadChecks() {
  const [{ checkRequest }, { violationTextKeys }] = await Promise.all([import('@five/shared/platform/check-request'), import('@five/shared/errors/violations')]);
  return { checkRequest, violationTextKeys };
}
