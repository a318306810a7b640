import { useTranslation } from 'react-i18next';
import { ReadFailed } from '../ui/read-failed.tsx';

/** Shown where data failed to load: it is retried automatically, and at once by the button. */
export function Unread({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return <ReadFailed text={t('error.read')} retry={t('action.retry')} onRetry={onRetry} />;
}
