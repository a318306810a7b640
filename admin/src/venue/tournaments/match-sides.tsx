import type { MatchSide, StaffMatchAnswer, StaffTeamAnswer } from '@five/shared/tournaments/tournaments.contract';
import { useReference } from 'ra-core';

/** Who plays whom: what everybody calls a match. */
export function MatchSides({ match: { home, away } }: { match: StaffMatchAnswer }) {
  return (
    <>
      <Side side={home} /> – <Side side={away} />
    </>
  );
}

/** A team by its name; where it is not known yet, the place it will come from. */
function Side({ side: { team, from } }: { side: MatchSide }) {
  const { referenceRecord } = useReference<StaffTeamAnswer>({ reference: 'teams', id: team ?? '', options: { enabled: team !== null } });
  return <bdi>{team === null ? (from ?? '?') : (referenceRecord?.name ?? '…')}</bdi>;
}
