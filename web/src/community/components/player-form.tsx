import type { PlayerRecord } from '@five/shared/community/community.contract';
import { useTranslation } from 'react-i18next';
import './player-form.css';

interface Props {
  record: PlayerRecord;
  /** Texts of the page, so that it loads no others. */
  texts: 'players' | 'match';
}

/** Matches, wins and the last five results of a player that shows them, the newest first. */
export function PlayerForm({ record: { matches, wins, form }, texts }: Props) {
  const { t } = useTranslation(texts);
  return (
    <div className="player-form">
      <span>{t('record.matches', { matches, wins })}</span>
      {form.length > 0 && (
        <ul aria-label={t('record.form')}>
          {form.map((outcome, index) => (
            <li key={index} data-outcome={outcome}>
              <span aria-hidden>{t(`record.letter.${outcome}`)}</span>
              <span className="unseen">{t(`record.outcome.${outcome}`)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
