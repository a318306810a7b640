import { Trans, useTranslation } from 'react-i18next';
import { LocaleLink } from './locale-link.tsx';

/** What one agrees to by ticking a box. The links open beside the form: what is typed stays. */
export function Acceptance() {
  const { t } = useTranslation('auth');
  return (
    <Trans
      t={t}
      i18nKey="field.accept"
      components={{ conditions: <LocaleLink to="/conditions" target="_blank" />, privacy: <LocaleLink to="/privacy" target="_blank" /> }}
    />
  );
}
