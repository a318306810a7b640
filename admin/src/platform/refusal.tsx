import { Button } from '@mui/material';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { Note } from '../ui/note.tsx';
import { useSay } from './i18n.ts';
import { isRefusal } from './query-client.ts';

/** Why an act was refused, in the reader's language: the API's own sentence, or ours where it could not be reached. */
export function useRefusal(error: Error | null): string | null {
  const translate = useTranslate();
  return error === null ? null : translate(error.message, { _: error.message });
}

interface RefusalProps {
  error: Error | null;
  /** Asks again, where it was no refusal but a fault. */
  onRetry?: () => unknown;
}

/** The refusal beside the button that was pressed, or in the place of what could not be read. */
export function Refusal({ error, onRetry }: RefusalProps) {
  const say = useSay();
  const message = useRefusal(error);
  if (message === null) return null;
  return (
    <Note tone="error" icon={IconAlertTriangle} role="alert">
      {message}{' '}
      {onRetry && !isRefusal(error) && (
        <Button size="small" variant="outlined" onClick={() => void onRetry()}>
          {say('board.retry')}
        </Button>
      )}
    </Note>
  );
}

/** In the place of a part of a page that could not be read: which, why, and once more. */
export function UnreadPart({ what, error, onRetry }: { what: string; error: Error | null; onRetry: () => unknown }) {
  return error && (
    <>
      <p>{what}</p>
      <Refusal error={error} onRetry={onRetry} />
    </>
  );
}

/** In the place of what is made of several reads: why the first of those that failed did, and all of them once more. */
export function Unread({ reads }: { reads: readonly Pick<UseQueryResult, 'error' | 'refetch'>[] }) {
  const failed = reads.filter(({ error }) => error !== null);
  return <Refusal error={failed[0]?.error ?? null} onRetry={() => failed.forEach(({ refetch }) => void refetch())} />;
}
