import type { TournamentAnswer } from '@five/shared/tournaments/tournaments.contract';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { ApiFailure } from '@five/client/failure';
import { NotFoundPage } from '../../../platform/page/not-found.tsx';
import { PageHead } from '../../../platform/page/page-head.tsx';
import { ServedAgain } from '../../../platform/page/served-again.tsx';
import { useResult } from '../../../platform/requests/use-result.ts';
import { LoadFailed } from '../../../platform/page/load-failed.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { useVenueName } from '../../venue.queries.ts';
import { TournamentContent } from '../components/tournament-content.tsx';
import { tournamentQuery } from '../tournaments.queries.ts';
import './tournament.css';

/** Page of a tournament. The URL contains its slug, or the token of an unlisted edition. */
export default function Tournament() {
  const { year = '', name = '', token } = useParams();
  const {
    data: tournament,
    failed,
    error,
    retry,
  } = useResult(tournamentQuery(token ? { token } : { year, name }));
  if (error instanceof ApiFailure && error.status === 404) return <NotFoundPage />;
  const path = token ? `/tournament/t/${token}` : `/tournament/${year}/${name}`;
  if (tournament) return <Edition tournament={tournament} path={path} />;
  return <ServedAgain otherwise={<Waiting onRetry={failed ? retry : undefined} />} />;
}

function Waiting({ onRetry }: { onRetry: (() => void) | undefined }) {
  const { t } = useTranslation('tournaments');
  return (
    <div className="wrap tournament-wait">
      <title>{t('title')}</title>
      <h1>{t('title')}</h1>
      {onRetry ? <LoadFailed onRetry={onRetry} /> : <Skeleton height="60dvh" />}
    </div>
  );
}

/**
 * The name of the tournament is rendered first, unless the server has sent it. Tables and matches
 * are rendered with low priority, because rendering all at once would block a slow phone.
 */
function Edition({ tournament, path }: { tournament: TournamentAnswer; path: string }) {
  const below = useDeferredValue<TournamentAnswer | null>(tournament, null);
  return (
    <>
      <PageHead title={tournament.title} description={tournament.summary} site={useVenueName()} />
      {below ? (
        <TournamentContent head={tournament} below={below} path={path} />
      ) : (
        <ServedAgain otherwise={<TournamentContent head={tournament} below={null} path={path} />} />
      )}
    </>
  );
}
