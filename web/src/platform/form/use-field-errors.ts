import type { RequestClass } from '@five/shared/platform/nested';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiFailure } from '../api.ts';
import { scheduleIdle } from '../idle-queue.ts';

export type Errors = Partial<Record<string, string>>;

export interface RefusalOptions {
  /** Message that the form shows if the API refuses the request without giving a message. */
  failed?: string;
  /**
   * Message that the form shows if the response was lost, so that the request may have been
   * executed.
   */
  unanswered?: string;
  /** Called if the error message concerns the whole form instead of a single field. */
  refused?: () => void;
}

/**
 * Validation errors of a form. They are found on the client before the request, or returned by the
 * API.
 */
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

/**
 * Returns the validation errors by field. The error of a field is left out once the user has
 * changed the field.
 */
function useErrors() {
  const [found, setFound] = useState<Errors>({});
  const [mended, setMended] = useState<readonly string[]>([]);
  const setErrors = (next: Errors) => {
    setFound(next);
    setMended([]);
  };
  /** Removes the error of a field, because the user has changed the field. */
  const forgive = useCallback(
    (name: string) => setMended((before) => (before.includes(name) ? before : [...before, name])),
    [],
  );
  const errors: Errors = Object.fromEntries(
    Object.entries(found).filter(([name]) => !mended.includes(name)),
  );
  return { errors, setErrors, forgive, found };
}

/** Loads the request class and the validation code before the first submit. */
function usePreload(request: () => Promise<RequestClass>): void {
  useEffect(() => {
    // The task is removed from the queue as soon as the loading has started, so that later tasks do
    // not wait for the network.
    const ended = scheduleIdle(() => {
      void Promise.all([request(), loadChecks()]).catch(() => undefined);
      ended();
    });
    return ended;
  }, [request]);
}

/**
 * Moves the focus to the first invalid field, or to the error message of the form if the whole
 * request has failed.
 */
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

/** Moves the focus to a field, or to the first choice of a group. */
function focusFirst(wrong: HTMLElement | null | undefined): void {
  const field = wrong?.matches('fieldset') ? wrong.querySelector('input') : wrong;
  field?.focus();
}

/**
 * Scrolls the error message of the form into view and focuses it, because in a long form it is far
 * from the submit button.
 */
function scrollToNotice(notice: HTMLElement | null | undefined): void {
  if (!notice) return;
  notice.tabIndex = -1;
  notice.focus({ preventScroll: true });
  notice.scrollIntoView({ block: 'nearest' });
}

async function loadChecks() {
  const [{ checkRequest }, { violationTextKeys }] = await Promise.all([
    import('@five/shared/platform/check-request'),
    import('@five/shared/platform/checks/violations'),
  ]);
  return { checkRequest, violationTextKeys };
}
