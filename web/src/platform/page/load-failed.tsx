import { useTranslation } from 'react-i18next';
import { ErrorWithRetry } from '../../ui/page/error-with-retry.tsx';

/**
 * Notice in place of data that failed to load. Loading is retried automatically, and immediately
 * when the user presses the button.
 */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return <ErrorWithRetry text={t('error.read')} retry={t('action.retry')} onRetry={onRetry} />;
}
