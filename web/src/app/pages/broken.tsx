import { useTranslation } from 'react-i18next';
import { reloadPage } from '../../platform/requests/chunk-reload.ts';
import { useLocale } from '../../platform/texts/locale.ts';
import { TornNet } from '../../ui/art/objects/torn-net.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ErrorPage } from '../../ui/page/error-page.tsx';

/**
 * Error page for a failed render. Its link to the home page is a full page load, without the
 * router.
 */
export function BrokenPage() {
  const { t } = useTranslation();
  const { localize } = useLocale();
  return (
    <main className="on-light">
      <ErrorPage scene={<TornNet />} title={t('broken.title')} text={t('broken.text')}>
        <a href={localize('/')} className={buttonClass()}>
          {t('broken.home')}
        </a>
        <Button look="quiet" onClick={reloadPage}>
          {t('broken.reload')}
        </Button>
      </ErrorPage>
    </main>
  );
}
