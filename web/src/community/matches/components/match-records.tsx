import type { BookingMatchAnswer } from '@five/shared/community/matches/matches.contract';
import { useTranslation } from 'react-i18next';
import { PlayerForm } from '../../components/player-form.tsx';

/** The cards of those who have a seat and show their results. */
export function MatchRecords({ match: { seats } }: { match: BookingMatchAnswer }) {
  const { t } = useTranslation('match');
  const shown = seats.flatMap(({ id, displayName, record }) =>
    record ? [{ id, displayName, record }] : [],
  );
  if (shown.length === 0) return null;
  return (
    <section className="match-records">
      <h2>{t('records')}</h2>
      <ul>
        {shown.map(({ id, displayName, record }) => (
          <li key={id}>
            <bdi>{displayName}</bdi>
            <PlayerForm record={record} texts="match" />
          </li>
        ))}
      </ul>
    </section>
  );
}
