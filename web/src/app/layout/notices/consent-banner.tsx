import { useTranslation } from 'react-i18next';
import { setConsent, useConsent } from '../../../platform/analytics/consent.ts';
import { LocaleLink } from '../../../platform/texts/locale-link.tsx';
import { useAnalytics } from '../../../platform/analytics/analytics.ts';
import { Button } from '../../../ui/button.tsx';
import './consent-banner.css';

/**
 * Banner that requests consent before any analytics, with equal buttons for yes and no. The
 * analytics script is loaded only after a yes.
 */
export function ConsentBanner() {
  const { t } = useTranslation();
  const consent = useConsent();
  useAnalytics();
  if (!consent?.url || !consent.dialogOpen) return null;
  return (
    <section className="consent on-light" aria-labelledby="consent-title">
      <div>
        <h2 id="consent-title">{t('consent.title')}</h2>
        <p>
          {t('consent.text')} <LocaleLink to="/privacy">{t('nav.privacy')}</LocaleLink>
        </p>
      </div>
      <div className="consent-answers">
        <Button look="quiet" onClick={() => setConsent('no')}>
          {t('consent.no')}
        </Button>
        <Button look="quiet" onClick={() => setConsent('yes')}>
          {t('consent.yes')}
        </Button>
      </div>
    </section>
  );
}
