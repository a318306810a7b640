import type {
  MatchSide,
  StaffMatchAnswer,
  StaffTeamAnswer,
} from '@five/shared/tournaments/tournaments.contract';
import { useReference } from 'ra-core';
import { placeOf } from './place.rules.ts';
import { usePlaceName } from './use-place-name.ts';

/** The two sides of a match, as title of its page. */
export function MatchSides({ match: { home, away } }: { match: StaffMatchAnswer }) {
  return (
    <>
      <Side side={home} /> – <Side side={away} />
    </>
  );
}

/** The name of a team. While the team is unknown, a text such as 'winner of semi-final 1'. */
function Side({ side: { team, from } }: { side: MatchSide }) {
  const { referenceRecord } = useReference<StaffTeamAnswer>({
    reference: 'teams',
    id: team ?? '',
    options: { enabled: team !== null },
  });
  return (
    <bdi>{team === null ? <PlaceName from={from ?? '?'} /> : (referenceRecord?.name ?? '…')}</bdi>
  );
}

function PlaceName({ from }: { from: string }) {
  const placeName = usePlaceName();
  const place = placeOf(from);
  const id = place && 'match' in place ? place.match : null;
  const { referenceRecord: match } = useReference<StaffMatchAnswer>({
    reference: 'tournament_matches',
    id: id ?? '',
    options: { enabled: id !== null },
  });
  return placeName(from, match ? [match] : []);
}
