import { Button } from '@mui/material';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { Note } from '../../ui/note.tsx';
import { useTypedTranslate } from '../texts/i18n.ts';
import { isRefusal } from '@five/client/query-client';

/**
 * The error message of a failed request, in the user's language: the API's message, or a local one
 * if the API could not be reached. Null if there is no error.
 */
export function useRefusal(error: Error | null): string | null {
  const translate = useTranslate();
  return error === null ? null : translate(error.message, { _: error.message });
}

interface RefusalProps {
  error: Error | null;
  /**
   * Called by the retry button. The button is shown only if a retry may succeed, not if the API
   * refused the request (status 4xx).
   */
  onRetry?: () => unknown;
}

/**
 * Shows the error message of a failed request, beside the button that was pressed or in place of
 * data that failed to load.
 */
export function Refusal({ error, onRetry }: RefusalProps) {
  const t = useTypedTranslate();
  const message = useRefusal(error);
  if (message === null) return null;
  return (
    <Note tone="error" icon={IconAlertTriangle} role="alert">
      {message}{' '}
      {onRetry && !isRefusal(error) && (
        <Button size="small" variant="outlined" onClick={() => void onRetry()}>
          {t('board.retry')}
        </Button>
      )}
    </Note>
  );
}

/**
 * Shown instead of a part of a page that failed to load: the part's name, the reason and a retry
 * button.
 */
export function LoadFailedPart({
  what,
  error,
  onRetry,
}: {
  what: string;
  error: Error | null;
  onRetry: () => unknown;
}) {
  return (
    error && (
      <>
        <p>{what}</p>
        <Refusal error={error} onRetry={onRetry} />
      </>
    )
  );
}

/**
 * Shown instead of content made of several queries if one of them failed: the first error, and one
 * button to retry all.
 */
export function LoadFailedForAny({
  reads,
}: {
  reads: readonly Pick<UseQueryResult, 'error' | 'refetch'>[];
}) {
  const failed = reads.filter(({ error }) => error !== null);
  return (
    <Refusal
      error={failed[0]?.error ?? null}
      onRetry={() => failed.forEach(({ refetch }) => void refetch())}
    />
  );
}
