import { useTranslation } from 'react-i18next';
import { LostBall } from '../../ui/art/lost-ball.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { ErrorPage } from '../../ui/page/error-page.tsx';
import { LocaleLink } from '../texts/locale-link.tsx';
import { useLocale } from '../texts/locale.ts';

/** Page for a URL that matches no page, or whose content no longer exists. */
export function NotFoundPage() {
  const { t } = useTranslation();
  // Pages without a language prefix are French; an English text helps visitors that do not read
  // French.
  const english = useLocale().locale === 'fr' ? 'en' : undefined;
  return (
    <ErrorPage
      scene={<LostBall />}
      title={t('notFound.title')}
      aside={<p lang={english}>{t('notFound.aside')}</p>}
      text={t('notFound.text')}
    >
      <LocaleLink to="/" className={buttonClass()}>
        {t('notFound.home')}
      </LocaleLink>
    </ErrorPage>
  );
}
