import { useTranslation } from 'react-i18next';
import { LostBall } from '../ui/art/lost-ball.tsx';
import { buttonClass } from '../ui/button.tsx';
import { LostPage } from '../ui/lost-page.tsx';
import { LocaleLink } from './locale-link.tsx';
import { useLocale } from './locale.ts';

/** No page has this address, or what it showed is gone. */
export function NotFoundPage() {
  const { t } = useTranslation();
  // An address without language is French until one is chosen; who does not read it is told in English as well.
  const english = useLocale().locale === 'fr' ? 'en' : undefined;
  return (
    <LostPage scene={<LostBall />} title={t('notFound.title')} aside={<p lang={english}>{t('notFound.aside')}</p>} text={t('notFound.text')}>
      <LocaleLink to="/" className={buttonClass()}>{t('notFound.home')}</LocaleLink>
    </LostPage>
  );
}
