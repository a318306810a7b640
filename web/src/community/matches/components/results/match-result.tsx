import type { BookingMatchAnswer } from '@five/shared/community/matches/matches.contract';
import { TEAMS } from '@five/shared/community/matches/matches.codes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmButton } from '../../../../ui/dialog/confirm-button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { disputeResult, useMatchChange } from '../../matches.queries.ts';
import { ResultForm } from './result-form.tsx';
import './match-result.css';

interface Props {
  token: string;
  match: BookingMatchAnswer;
}

/** The result of the match; the captain enters it, and those who played dispute it. */
export function MatchResult({ token, match }: Props) {
  const { t } = useTranslation('match');
  const [isCorrecting, setCorrecting] = useState(false);
  const { result, acts, teams } = match;
  const isComplete = teams !== null && teams.why !== 'changed';
  if (!result && !acts.result) return null;
  const isEntering = acts.result && isComplete && (!result || isCorrecting);
  return (
    <section className="match-result">
      <h2>{t('result.title')}</h2>
      {acts.result && !isComplete && !result && <p>{t('result.teamsFirst')}</p>}
      {result?.state === 'disputed' && (
        <Notice status="error">
          <p>{t('result.disputed')}</p>
        </Notice>
      )}
      {isEntering ? (
        <ResultForm token={token} match={match} done={() => setCorrecting(false)} />
      ) : (
        <Score match={match} />
      )}
      <div className="result-acts">
        {result && acts.result && isComplete && !isCorrecting && (
          <Button look="quiet" onClick={() => setCorrecting(true)}>
            {t('result.correct')}
          </Button>
        )}
        {acts.dispute && <Dispute token={token} />}
      </div>
    </section>
  );
}

function Score({ match: { result, seats } }: { match: BookingMatchAnswer }) {
  const { t } = useTranslation('match');
  if (!result) return null;
  const scorers = result.goals.flatMap(({ id, count }) => {
    const person = seats.find((seat) => seat.id === id);
    return person ? [{ ...person, count }] : [];
  });
  return (
    <>
      <dl className="result-score">
        {TEAMS.map((team) => (
          <div key={team} data-team={team}>
            <dt>{t(`teams.name.${team}`)}</dt>
            <dd className="figure">{result[team]}</dd>
          </div>
        ))}
      </dl>
      {scorers.length > 0 && (
        <section>
          <h3>{t('result.scorers')}</h3>
          <ul className="match-names">
            {scorers.map(({ id, displayName, count }) => (
              <li key={id}>
                <bdi>{displayName}</bdi> <span className="figure">{count}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Dispute({ token }: { token: string }) {
  const { t } = useTranslation('match');
  const { mutate, isPending } = useMatchChange(token);
  return (
    <ConfirmButton
      act={t('result.dispute')}
      title={t('result.disputeTitle')}
      text={t('result.disputeText')}
      cancelLabel={t('back')}
      busy={isPending}
      onAct={() => mutate(() => disputeResult(token))}
    />
  );
}
