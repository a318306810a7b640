import type {
  BookingMatchAnswer,
  MatchPersonAnswer,
} from '@five/shared/community/matches/matches.contract';
import { IconPlus } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../ui/avatar.tsx';
import { seatPlaces, type SeatPlace } from '../seat-places.ts';
import { placedByTeam, teamOf } from '../team-draft.ts';
import './match-pitch.css';

interface Props {
  match: BookingMatchAnswer;
  /** Called if a free seat is pressed; undefined if the caller can take none. */
  onTake: (() => void) | undefined;
}

/** The seats of a match on a pitch, with the names of those who play; free seats can be pressed. */
export function MatchPitch({ match: { size, seats, teams }, onTake }: Props) {
  const { t } = useTranslation('match');
  const people = placedByTeam(seats, teams, size);
  return (
    <div className="seats">
      <Lines />
      <ol aria-label={t('seats')}>
        {seatPlaces(size).map((place, index) => (
          <li
            key={index}
            style={placed(place)}
            data-team={teams ? teamOf(teams, people[index]?.id ?? '') : undefined}
          >
            <Seat person={people[index]} number={index + 1} onTake={onTake} />
          </li>
        ))}
      </ol>
    </div>
  );
}

const placed = ({ x, y }: SeatPlace) => ({ '--x': `${x}%`, '--y': `${y}%` }) as CSSProperties;

function Seat({
  person,
  number,
  onTake,
}: {
  person: MatchPersonAnswer | undefined;
  number: number;
  onTake: Props['onTake'];
}) {
  const { t } = useTranslation('match');
  if (person) return <Taken person={person} />;
  return onTake ? (
    <button
      type="button"
      className="seat seat-free"
      data-answer="in"
      aria-label={t('takeSeat', { number })}
      onClick={onTake}
    >
      <IconPlus size={22} aria-hidden />
    </button>
  ) : (
    <span className="seat seat-free">
      <span className="unseen">{t('freeSeat', { number })}</span>
    </span>
  );
}

function Taken({ person: { id, displayName, mine } }: { person: MatchPersonAnswer }) {
  const { t } = useTranslation('match');
  return (
    <span className="seat" data-mine={mine || undefined}>
      <Avatar name={displayName} seed={id} />
      <bdi className="seat-name">{displayName}</bdi>
      {mine && <span className="unseen">{t('you')}</span>}
    </span>
  );
}

function Lines() {
  return (
    <svg viewBox="0 0 300 400" preserveAspectRatio="none" aria-hidden="true">
      <g fill="none" stroke="#fff" strokeWidth="2" strokeOpacity="0.45">
        <rect x="8" y="8" width="284" height="384" rx="6" />
        <path d="M8 200H292M100 8v34a50 30 0 0 0 100 0V8M100 392v-34a50 30 0 0 1 100 0v34" />
        <ellipse cx="150" cy="200" rx="44" ry="44" />
      </g>
    </svg>
  );
}
