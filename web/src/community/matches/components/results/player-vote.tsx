import type { BookingMatchAnswer } from '@five/shared/community/matches/matches.contract';
import { useTranslation } from 'react-i18next';
import { sendVote, useMatchChange } from '../../matches.queries.ts';
import './match-result.css';

/** The vote for the player of the match, and those with the most votes when it is closed. */
export function PlayerVote({ token, match }: { token: string; match: BookingMatchAnswer }) {
  const { t } = useTranslation('match');
  const { mutate, isPending } = useMatchChange(token);
  const { vote, acts, seats } = match;
  const best = seats.filter(({ id }) => vote?.best.includes(id));
  if (!vote || (!acts.vote && best.length === 0)) return null;
  return (
    <section className="player-vote">
      <h2>{t('vote.title')}</h2>
      {best.length > 0 && (
        <ul className="match-names">
          {best.map(({ id, displayName }) => (
            <li key={id} className="vote-best">
              <bdi>{displayName}</bdi>
            </li>
          ))}
        </ul>
      )}
      {acts.vote && (
        <>
          <p>{t('vote.hint')}</p>
          <div className="vote-people">
            {seats
              .filter(({ mine }) => !mine)
              .map(({ id, displayName }) => (
                <button
                  key={id}
                  type="button"
                  className="team-player"
                  aria-pressed={vote.mine === id}
                  aria-disabled={isPending || undefined}
                  onClick={() => !isPending && mutate(() => sendVote(token, id))}
                >
                  <bdi>{displayName}</bdi>
                </button>
              ))}
          </div>
          <p role="status">{t('vote.count', { count: vote.count })}</p>
        </>
      )}
    </section>
  );
}
