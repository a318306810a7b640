import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../platform/locale-link.tsx';
import { LostBall } from '../../ui/art/lost-ball.tsx';
import { buttonClass } from '../../ui/button.tsx';
import './lost-page.css';

export default function NotFound() {
  const { t } = useTranslation();
  return (
    <div className="wrap lost">
      <title>{t('notFound.title')}</title>
      <LostBall />
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      <LocaleLink to="/" className={buttonClass()}>{t('notFound.home')}</LocaleLink>
    </div>
  );
}
