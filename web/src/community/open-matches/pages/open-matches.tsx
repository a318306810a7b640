import { LEVELS } from '@five/shared/auth/auth.codes';
import type { OpenMatchAnswer } from '@five/shared/community/open-matches/open-matches.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../../platform/texts/locale-link.tsx';
import { PageHead } from '../../../platform/page/page-head.tsx';
import { LoadFailed } from '../../../platform/page/load-failed.tsx';
import { Noscript } from '../../../platform/page/noscript.tsx';
import { ClosedHall } from '../../../ui/art/closed-hall.tsx';
import { SidelineTalk } from '../../../ui/art/sideline-talk.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { PageTop } from '../../../ui/page/page-top.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { TurfCard } from '../../../ui/turf-card.tsx';
import { useVenueName } from '../../../venue/venue.queries.ts';
import { MatchFacts } from '../components/match-facts.tsx';
import { useMatchEvents, useOpenMatches } from '../open-matches.queries.ts';
import '../../../ui/page/wall.css';
import './open-matches.css';

export default function OpenMatches() {
  const { t } = useTranslation('open-matches');
  return (
    <>
      <PageHead title={t('name')} description={t('description')} site={useVenueName()} />
      <PageTop name={t('name')} title={t('title')} lead={t('intro')} scene={<SidelineTalk />} />
      <Page>
        <Noscript text={t('noScript')} />
        <Matches />
        <Opening />
      </Page>
    </>
  );
}

function Matches() {
  const { t } = useTranslation(['open-matches', 'players']);
  const [level, setLevel] = useState('');
  const { rows, failed, retry, more, busy } = useOpenMatches(level);
  useMatchEvents();
  const levels = [
    { value: '', label: t('anyLevel') },
    ...LEVELS.map((value) => ({ value, label: t(`players:level.${value}`) })),
  ];
  return (
    <section className="wall">
      <div className="needs-scripts">
        <SelectField label={t('level')} choices={levels} value={level} onChange={setLevel} />
      </div>
      {failed ? (
        <LoadFailed onRetry={retry} />
      ) : (
        <Cards matches={rows} filtered={level !== ''} onClear={() => setLevel('')} />
      )}
      {more && (
        <Button look="quiet" busy={busy} onClick={more}>
          {t('more')}
        </Button>
      )}
    </section>
  );
}

function Cards({
  matches,
  filtered,
  onClear,
}: {
  matches: OpenMatchAnswer[] | undefined;
  filtered: boolean;
  onClear: () => void;
}) {
  const { t } = useTranslation('open-matches');
  if (!matches) return <Skeleton height="30rem" />;
  if (matches.length > 0)
    return (
      <ul className="wall-cards matches-cards">
        {matches.map((match) => (
          <li key={match.reference}>
            <MatchCard match={match} />
          </li>
        ))}
      </ul>
    );
  if (filtered)
    return (
      <Empty scene={<ClosedHall />} title={t('noneTitle')} text={t('noneText')}>
        <Button look="quiet" onClick={onClear}>
          {t('clear')}
        </Button>
      </Empty>
    );
  return <Empty scene={<ClosedHall />} title={t('emptyTitle')} text={t('emptyText')} />;
}

function MatchCard({ match }: { match: OpenMatchAnswer }) {
  const { t } = useTranslation('open-matches');
  return (
    <article className="match-card">
      <MatchFacts match={match} heading="h2" />
      <LocaleLink to={`/open-matches/${match.reference}`} className={buttonClass('quiet', 'small')}>
        {t('see')}
      </LocaleLink>
    </article>
  );
}

/** Section that explains how to open a match to find players. */
function Opening() {
  const { t } = useTranslation('open-matches');
  return (
    <TurfCard>
      <h2>{t('yours.title')}</h2>
      <p className="wall-invitation">{t('yours.text')}</p>
      <p className="page-next">
        <LocaleLink to="/account/reservations/list" className={buttonClass('white')}>
          {t('yours.link')}
        </LocaleLink>
      </p>
    </TurfCard>
  );
}
