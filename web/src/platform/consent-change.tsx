import { useTranslation } from 'react-i18next';
import { reconsider, useConsent } from './consent.ts';

/** The way back to the question of measuring; nothing where nothing is measured. */
export function ConsentChange({ className }: { className?: string }) {
  const { t } = useTranslation();
  if (!useConsent()?.url) return null;
  return <button type="button" className={className} onClick={reconsider}>{t('consent.change')}</button>;
}
