import { IconExternalLink } from '@tabler/icons-react';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import card from '../../ui/card.module.css';
import { CopyButton } from '../../ui/copy-button.tsx';
import css from './tournament-actions.module.css';

/**
 * Public link of a tournament edition. An edition that is not listed can be reached only by this
 * link.
 */
export function EditionLink({ path, unlisted }: { path: string; unlisted: boolean }) {
  const t = useTypedTranslate();
  const url = new URL(path, location.origin).href;
  return (
    <section className={`${card['card']} ${css['acts']}`} aria-label={t('edition.page')}>
      <h2>{t('edition.page')}</h2>
      {unlisted && <p>{t('edition.unlisted')}</p>}
      <p className={css['link']}>
        <a href={url} target="_blank" rel="noreferrer" dir="ltr">
          {url}
          <IconExternalLink aria-hidden size={18} />
        </a>
        <CopyButton
          text={url}
          label={t('edition.copy')}
          doneLabel={t('edition.copied')}
          refusedLabel={t('clipboard.refused')}
        />
      </p>
    </section>
  );
}
