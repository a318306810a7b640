import type { DeskOccupancy } from '@five/shared/desk/desk.contract';
import { useQuery } from '@tanstack/react-query';
import { useSay } from '../platform/i18n.ts';
import { sessionsQuery } from '../platform/venue.queries.ts';

/** What a pitch is taken by, and what was noted of it; a group of the academy has its name in the page's language. */
export function useOccupancyName({ kind, reference, reason }: DeskOccupancy): { kind: string; noted: string | null } {
  const say = useSay();
  const { data } = useQuery({ ...sessionsQuery(), enabled: kind === 'academy' });
  return { kind: say(`states.slot.${kind}`), noted: data?.find((session) => session.reference === reference)?.name ?? reason };
}
