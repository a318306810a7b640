import { IconExternalLink } from '@tabler/icons-react';
import { leadsToHidden } from '@five/shared/venue/pages/optional-pages.rules';
import { useQuery } from '@tanstack/react-query';
import { venueQuery } from '../../platform/requests/venue.queries.ts';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import card from '../../ui/card.module.css';
import { CopyButton } from '../../ui/copy-button.tsx';
import css from './tournament-actions.module.css';

/**
 * Public link of a tournament edition. An edition that is not listed can be reached only by this
 * link. While the venue hides the tournaments, there is none.
 */
export function EditionLink({ path, unlisted }: { path: string; unlisted: boolean }) {
  const t = useTypedTranslate();
  const { data: venue } = useQuery(venueQuery());
  const isHidden = leadsToHidden(path, venue?.hiddenPages ?? []);
  const url = new URL(path, location.origin).href;
  return (
    <section className={`${card['card']} ${css['acts']}`} aria-label={t('edition.page')}>
      <h2>{t('edition.page')}</h2>
      {isHidden && <p>{t('site_pages.is_hidden')}</p>}
      {!isHidden && unlisted && <p>{t('edition.unlisted')}</p>}
      {!isHidden && <LinkWithCopy url={url} />}
    </section>
  );
}

function LinkWithCopy({ url }: { url: string }) {
  const t = useTypedTranslate();
  return (
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
  );
}
