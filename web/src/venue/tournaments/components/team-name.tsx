import type { TeamAnswer } from '@five/shared/tournaments/tournaments.contract';
import { Crest } from '../../../ui/art/objects/crest.tsx';
import { Picture } from '../../../ui/picture.tsx';
import './team-name.css';

interface Props {
  team: TeamAnswer;
  /** Whether the short name is used on narrow screens. */
  tight?: boolean;
}

/** Crest and name of a team; the name keeps its own text direction. */
export function TeamName({ team, tight = false }: Props) {
  return (
    <span className="team" data-tight={tight || undefined}>
      {team.crest ? (
        <Picture image={team.crest} alt="" sizes="32px" ratio="1" className="crest" />
      ) : (
        <Crest color={team.color} />
      )}
      <span className="team-name">
        <bdi>{team.name}</bdi>
      </span>
      {tight && (
        <bdi className="team-short" aria-hidden>
          {team.shortName}
        </bdi>
      )}
    </span>
  );
}
