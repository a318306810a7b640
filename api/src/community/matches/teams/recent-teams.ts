import type { Team } from '@five/shared/community/matches/matches.codes';
import { pairKey } from '@five/shared/community/matches/teams.rules';
import type { BookingRecord } from '../../../bookings/record/booking-record.ts';
import type { Tx } from '../../../platform/database/transactions.ts';
import type { ListedPerson } from '../match-lists.ts';

/** Number of earlier matches of a captain whose teams are mixed. */
const RECENT_MATCHES = 3;

interface FormerPlayer {
  match: number;
  person: string;
  team: Team;
}

/**
 * Returns for each pair of people how often they were in one team in the last matches of the
 * booking's owner. A guest is known again by the name.
 */
export async function recentTogether(
  tx: Tx,
  { id, customerId, start }: Pick<BookingRecord, 'id' | 'customerId' | 'start'>,
  people: readonly ListedPerson[],
): Promise<ReadonlyMap<string, number>> {
  const former = await tx.query<FormerPlayer[]>(FORMER, [customerId, id, start, RECENT_MATCHES]);
  const referenceOf = new Map(people.map((person) => [keyOf(person), person.reference]));
  const together = new Map<string, number>();
  former.forEach((one, index) => {
    for (const other of former.slice(index + 1)) {
      const pair = [one, other].flatMap(({ person }) => referenceOf.get(person) ?? []);
      const [first, second] = pair;
      if (one.match !== other.match || one.team !== other.team || !first || !second) continue;
      const key = pairKey(first, second);
      together.set(key, (together.get(key) ?? 0) + 1);
    }
  });
  return together;
}

const keyOf = ({ customerId, name }: ListedPerson): string =>
  customerId === null ? `n:${name?.toLowerCase()}` : `c:${customerId}`;

const FORMER = `with recent as (
    select m.booking_id from booking_matches m join bookings b on b.id = m.booking_id
    where b.customer_id = $1 and b.id <> $2 and lower(b.period) < $3::timestamp
      and m.teams_why is not null and b.status not in ('cancelled', 'expired')
    order by lower(b.period) desc limit $4
  )
  select p.booking_id as match, p.team,
    coalesce('c:' || p.customer_id, 'n:' || lower(p.name)) as person
  from match_people p join recent r on r.booking_id = p.booking_id where p.team is not null`;
