import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { decide, useConsent } from '../../platform/consent.ts';
import { LocaleLink } from '../../platform/locale-link.tsx';
import { Button } from '../../ui/button.tsx';
import './consent-banner.css';

/** Asks before anything is measured, with a 'no' as easy as the 'yes'. The script comes only after the 'yes'. */
export function ConsentBanner() {
  const { t } = useTranslation();
  const consent = useConsent();
  useMeasuring(consent?.consent === 'yes' ? consent.url : null);
  if (!consent?.url || !consent.asked) return null;
  return (
    <section className="consent on-light" aria-labelledby="consent-title">
      <div>
        <h2 id="consent-title">{t('consent.title')}</h2>
        <p>{t('consent.text')} <LocaleLink to="/privacy">{t('nav.privacy')}</LocaleLink></p>
      </div>
      <div className="consent-answers">
        <Button look="quiet" onClick={() => decide('no')}>{t('consent.no')}</Button>
        <Button look="quiet" onClick={() => decide('yes')}>{t('consent.yes')}</Button>
      </div>
    </section>
  );
}

function useMeasuring(url: string | null): void {
  useEffect(() => {
    if (url === null || document.querySelector(`script[src="${CSS.escape(url)}"]`)) return;
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    document.head.append(script);
  }, [url]);
}
