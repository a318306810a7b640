import { useTranslation } from 'react-i18next';
import { resetConsent, useConsent } from './consent.ts';

/**
 * A button that reopens the consent dialog for analytics; nothing if analytics is not configured.
 */
export function ConsentButton({ className }: { className?: string }) {
  const { t } = useTranslation();
  if (!useConsent()?.url) return null;
  return (
    <button type="button" className={className} onClick={resetConsent}>
      {t('consent.change')}
    </button>
  );
}
