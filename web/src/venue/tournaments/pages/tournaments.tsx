import type { TournamentSummary } from '@five/shared/tournaments/tournaments.contract';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../../platform/texts/locale-link.tsx';
import { PageHead } from '../../../platform/page/page-head.tsx';
import { useResult } from '../../../platform/requests/use-result.ts';
import { LoadFailed } from '../../../platform/page/load-failed.tsx';
import { Noscript } from '../../../platform/page/noscript.tsx';
import { CupStage } from '../../../ui/art/cup-stage.tsx';
import { Cup } from '../../../ui/art/objects/cup.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageTop } from '../../../ui/page/page-top.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { PhoneLine } from '../../components/contact/phone-line.tsx';
import { useVenueName } from '../../venue.queries.ts';
import { EditionCard } from '../components/edition-card.tsx';
import { tournamentsQuery } from '../tournaments.queries.ts';
import './tournaments.css';

export default function Tournaments() {
  const { t } = useTranslation(['tournaments', 'common']);
  const { data: editions, failed, retry } = useResult(tournamentsQuery());
  return (
    <>
      <PageHead title={t('title')} description={t('lead')} site={useVenueName()} />
      <PageTop
        name={t('common:nav.tournament')}
        title={t('heading')}
        lead={t('lead')}
        scene={<CupStage />}
      />
      <Page className="tournaments">
        <Noscript text={t('noScript')} />
        {failed && <LoadFailed onRetry={retry} />}
        {!failed && (editions ? <Editions editions={editions} /> : <Skeleton height="28rem" />)}
        <section className="tournaments-join">
          <h2>{t('join.title')}</h2>
          <p>{t('join.text')}</p>
          <PhoneLine />
          <LocaleLink to="/contact" className={buttonClass('gold')}>
            {t('join.write')}
          </LocaleLink>
        </section>
      </Page>
    </>
  );
}

/**
 * List of tournaments. The running one is large; if there is none, the next upcoming one, else the
 * latest past one. The others are below.
 */
function Editions({ editions }: { editions: TournamentSummary[] }) {
  const { t } = useTranslation('tournaments');
  const [first, ...rest] = inOrder(editions);
  if (!first) return <Empty scene={<Cup />} title={t('none.title')} text={t('none.text')} />;
  return (
    <>
      <EditionCard edition={first} heading="h2" large />
      {rest.length > 0 && (
        <section>
          <h2>{t('others')}</h2>
          <ul className="editions">
            {rest.map((edition) => (
              <li key={edition.reference}>
                <EditionCard edition={edition} heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/**
 * Sorts tournaments: running ones, then upcoming ones with the next one first, then past ones with
 * the latest first.
 */
function inOrder(editions: TournamentSummary[]): TournamentSummary[] {
  const of = (state: TournamentSummary['state']) =>
    editions.filter((edition) => edition.state === state);
  return [...of('running'), ...of('upcoming').toReversed(), ...of('finished')];
}
