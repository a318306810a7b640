import { useTranslation } from 'react-i18next';
import { reloadPage } from '../../platform/chunk-reload.ts';
import { useLocale } from '../../platform/locale.ts';
import { TornNet } from '../../ui/art/torn-net.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import './lost-page.css';

/** A page that failed to draw itself. The link home loads the site anew. */
export function BrokenPage() {
  const { t } = useTranslation();
  const { localize } = useLocale();
  return (
    <main className="wrap lost on-light">
      <title>{t('broken.title')}</title>
      <TornNet />
      <h1>{t('broken.title')}</h1>
      <p>{t('broken.text')}</p>
      <div className="lost-actions">
        <a href={localize('/')} className={buttonClass()}>{t('broken.home')}</a>
        <Button look="quiet" onClick={reloadPage}>{t('broken.reload')}</Button>
      </div>
    </main>
  );
}
