import type { TournamentSummary } from '@five/shared/tournaments/tournaments.contract';
import { markOfPage } from '@five/shared/venue/pages/page-marks';
import { IconTrophy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../platform/texts/format.ts';
import { LocaleLink } from '../../platform/texts/locale-link.tsx';
import { useLocale } from '../../platform/texts/locale.ts';
import { useResult } from '../../platform/requests/use-result.ts';
import { LoadFailed } from '../../platform/page/load-failed.tsx';
import { Cup } from '../../ui/art/objects/cup.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { tournamentsQuery } from '../../venue/tournaments/tournaments.queries.ts';
import './tournaments.css';

/** Section with the next tournament, or the last one and its winner. */
export function Tournaments() {
  const { t } = useTranslation('home');
  const { data: editions, failed, retry } = useResult(tournamentsQuery());
  const edition = editions && nearest(editions);
  return (
    <section className="home-cup" {...markOfPage('tournament')}>
      <div className="wrap home-section">
        <div className="home-cup-text">
          <h2>{t('tournaments.title')}</h2>
          <p>{t('tournaments.text')}</p>
          {failed && <LoadFailed onRetry={retry} />}
          {!failed && !editions && <Skeleton height="7rem" />}
          {edition && <Edition edition={edition} />}
          <div className="home-cup-links">
            {edition && (
              <LocaleLink to={edition.path} className={buttonClass('gold')}>
                {t('tournaments.see')}
              </LocaleLink>
            )}
            <LocaleLink to="/tournament" className={buttonClass('ghost')}>
              {t('tournaments.all')}
            </LocaleLink>
          </div>
        </div>
        <div className="home-cup-poster">
          {edition?.poster ? (
            <Picture
              image={edition.poster}
              alt=""
              ratio="4 / 5"
              sizes="(min-width: 768px) 20rem, 60vw"
            />
          ) : (
            <Cup />
          )}
        </div>
      </div>
    </section>
  );
}

function Edition({ edition: { title, from, to, state, winner } }: { edition: TournamentSummary }) {
  const { t } = useTranslation('home');
  const { locale } = useLocale();
  return (
    <div className="home-edition">
      <p>{t(`tournaments.${state}`)}</p>
      <h3 dir="auto">{title}</h3>
      <p>
        {t('tournaments.dates', {
          from: formatDay(from, locale, 'full'),
          to: formatDay(to, locale, 'full'),
        })}
      </p>
      {winner !== null && (
        <p className="home-winner">
          <IconTrophy size={20} aria-hidden />{' '}
          <span>
            {t('tournaments.winner')} <bdi>{winner}</bdi>
          </span>
        </p>
      )}
    </div>
  );
}

/**
 * Returns the running tournament, else the next upcoming one, else the latest one. `editions` is
 * sorted with the latest first.
 */
function nearest(editions: TournamentSummary[]): TournamentSummary | undefined {
  return (
    editions.find(({ state }) => state === 'running') ??
    editions.findLast(({ state }) => state === 'upcoming') ??
    editions[0]
  );
}
