import { Button } from '@mui/material';
import { Empty } from '../../ui/empty.tsx';
import { useTypedTranslate } from '../texts/i18n.ts';
import { isRefusal } from '@five/client/query-client';
import { useRefusal } from '../forms/refusal.tsx';

interface LoadFailedProps {
  title: string;
  level?: 'h1' | 'h2';
  error: Error;
  onRetry: () => unknown;
}

/**
 * Shown instead of content that failed to load: the reason and, for server faults, a retry button.
 */
export function LoadFailed({ title, level, error, onRetry }: LoadFailedProps) {
  const t = useTypedTranslate();
  const message = useRefusal(error);
  return (
    <Empty title={title} help={message ?? ''} {...(level && { level })}>
      {!isRefusal(error) && (
        <Button variant="contained" onClick={() => void onRetry()}>
          {t('board.retry')}
        </Button>
      )}
    </Empty>
  );
}
