import type { PlayerAnswer } from '@five/shared/community/community.contract';
import { IconBallFootball, IconMapPin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { groundOf, initialsOf } from '../../ui/avatar.tsx';
import { Picture } from '../../ui/picture.tsx';
import { PlayerForm } from './player-form.tsx';
import './player-card.css';

/** The public card of a player, with actions below. */
export function PlayerCard({
  player: { reference, displayName, city, position, level, photo, matchesPlayed, record },
  children,
}: {
  player: PlayerAnswer;
  children?: ReactNode;
}) {
  const { t } = useTranslation('players');
  return (
    <article className="player">
      <div className="player-face" style={{ backgroundColor: groundOf(reference) }}>
        {photo ? (
          <Picture image={photo} alt="" ratio="4 / 3" sizes="(min-width: 768px) 14rem, 46vw" />
        ) : (
          <span className="figure" aria-hidden>
            {initialsOf(displayName)}
          </span>
        )}
        {position && <span className="player-position">{t(`position.${position}`)}</span>}
      </div>
      <div className="player-text">
        <h2>
          <bdi>{displayName}</bdi>
        </h2>
        {level && <p>{t(`level.${level}`)}</p>}
        {city && (
          <p>
            <IconMapPin size={17} aria-hidden /> <bdi>{city}</bdi>
          </p>
        )}
        <p>
          <IconBallFootball size={17} aria-hidden /> {t('matches', { count: matchesPlayed })}
        </p>
        {record && <PlayerForm record={record} texts="players" />}
        {children}
      </div>
    </article>
  );
}
