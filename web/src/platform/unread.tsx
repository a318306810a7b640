import { useTranslation } from 'react-i18next';
import { ReadFailed } from '../ui/read-failed.tsx';

/** Stands where something did not come: says so, and that the page will fill itself; who is in a hurry may try again. */
export function Unread({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return <ReadFailed text={t('error.read')} retry={t('action.retry')} onRetry={onRetry} />;
}
