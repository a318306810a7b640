import { useTranslation } from 'react-i18next';
import { ErrorWithRetry } from '../ui/error-with-retry.tsx';

/** Shown where data failed to load: it is retried automatically, and at once by the button. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return <ErrorWithRetry text={t('error.read')} retry={t('action.retry')} onRetry={onRetry} />;
}
