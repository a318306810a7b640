import type { RequestClass } from '@five/shared/platform/nested';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiFailure } from '../api.ts';
import { scheduleIdle } from '../idle-queue.ts';

export type Errors = Partial<Record<string, string>>;

export interface RefusalOptions {
  /** Shown when a refusal has no message. */
  failed?: string;
  /** Shown when the response was lost and the request may have been executed. */
  unanswered?: string;
  /** Called when the request was refused as a whole, not for a single field. */
  refused?: () => void;
}

/** Validation errors, found locally before the request or returned by the API. */
export function useFieldErrors(
  request: () => Promise<RequestClass>,
  { failed, unanswered, refused }: RefusalOptions,
) {
  const { t } = useTranslation(['common', 'violations'], { useSuspense: false });
  const { errors, setErrors, forgive, found } = useErrors();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  usePreload(request);
  useErrorFocus(form, found, failure);

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
  return { form, errors, failure, check, refuse, forgive };
}

/** Errors by field, without those of fields changed since. */
function useErrors() {
  const [found, setFound] = useState<Errors>({});
  const [mended, setMended] = useState<readonly string[]>([]);
  const setErrors = (next: Errors) => {
    setFound(next);
    setMended([]);
  };
  /** Input in a field clears its error. */
  const forgive = useCallback(
    (name: string) => setMended((before) => (before.includes(name) ? before : [...before, name])),
    [],
  );
  const errors: Errors = Object.fromEntries(
    Object.entries(found).filter(([name]) => !mended.includes(name)),
  );
  return { errors, setErrors, forgive, found };
}

/** Loads the request class and the checks before the first submit. */
function usePreload(request: () => Promise<RequestClass>): void {
  useEffect(() => {
    // Leaves the queue at once, so that queued work behind it does not wait for the network.
    const ended = scheduleIdle(() => {
      void Promise.all([request(), loadChecks()]).catch(() => undefined);
      ended();
    });
    return ended;
  }, [request]);
}

/** Moves the focus to the first invalid field, or to the notice of a refusal. */
function useErrorFocus(
  form: RefObject<HTMLFormElement | null>,
  found: Errors,
  failure: string | null,
): void {
  useEffect(() => {
    if (Object.keys(found).length > 0)
      focusFirst(form.current?.querySelector<HTMLElement>('[aria-invalid="true"]'));
  }, [form, found]);
  useEffect(() => {
    if (failure !== null) scrollToNotice(form.current?.querySelector<HTMLElement>('.notice-error'));
  }, [form, failure]);
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

async function loadChecks() {
  const [{ checkRequest }, { violationTextKeys }] = await Promise.all([
    import('@five/shared/platform/check-request'),
    import('@five/shared/errors/violations'),
  ]);
  return { checkRequest, violationTextKeys };
}
