import { useTranslation } from 'react-i18next';
import { reconsider, useConsent } from './consent.ts';

/** Reopens the analytics consent dialog; renders nothing if analytics is not configured. */
export function ConsentChange({ className }: { className?: string }) {
  const { t } = useTranslation();
  if (!useConsent()?.url) return null;
  return (
    <button type="button" className={className} onClick={reconsider}>
      {t('consent.change')}
    </button>
  );
}
