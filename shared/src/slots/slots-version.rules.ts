import { stateHash } from '../platform/state-hash.ts';
import type { AvailabilityDay } from './slots.contract.ts';

/**
 * Returns a short text that differs if the slots of two opening days differ: in their pitches,
 * times, states or ends of holds. It is the same for all callers that see the same states, because
 * names and prices, which depend on the caller, are not included.
 */
export function slotsVersion({ date, pitches }: AvailabilityDay): string {
  const texts = pitches.flatMap(({ pitch, slots }) => [
    `pitch ${pitch}`,
    ...slots.map(
      (slot) => `${slot.date} ${slot.startTime}-${slot.endTime} ${slot.state} ${slot.heldUntil}`,
    ),
  ]);
  return stateHash([date, ...texts].join('\n'));
}
