import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiFailure, failureOf } from '@five/client/failure';

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
 * Returns a function that shows the errors of a refused request at the fields that they concern, or
 * above the form if they concern none of the `names`.
 */
export function useRefusal(
  { setError }: Pick<UseFormReturn, 'setError'>,
  names: readonly string[],
  { failed, unanswered, refused }: RefusalOptions,
) {
  const { t } = useTranslation('common', { useSuspense: false });
  const messageOf = (error: unknown): string => {
    if (!(error instanceof ApiFailure)) return t('error.stale');
    return (
      error.message ||
      (error.unanswered && unanswered) ||
      (error.code === 'UNREACHABLE' ? t('error.unreachable') : (failed ?? t('error.generic')))
    );
  };
  return (error: unknown): void => {
    const all = failureOf(error).errorMessages ?? [];
    const shown = all.filter(({ field }) => names.includes(field));
    for (const { field, message } of shown) setError(field, { message });
    if (shown.length > 0) return;
    setError('root', { message: messageOf(error) });
    refused?.();
  };
}

/**
 * Moves the focus after a submit to the first invalid field, or to the error message of the form if
 * the whole request has failed. Returns the ref of the form.
 */
export function useErrorFocus({
  submitCount,
  errors: { root },
}: Pick<UseFormReturn['formState'], 'submitCount' | 'errors'>) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (invalid) focusField(invalid);
    else if (root) scrollToNotice(form.current?.querySelector<HTMLElement>('.notice-error'));
  }, [submitCount, root]);
  return form;
}

/** Moves the focus to a field, or to the first choice of a group. */
function focusField(invalid: HTMLElement): void {
  const field = invalid.matches('fieldset') ? invalid.querySelector('input') : invalid;
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
