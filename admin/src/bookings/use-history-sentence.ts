import type { HistoryEntry, HistoryPlace } from '@five/shared/bookings/bookings.contract';
import { useSay } from '../platform/i18n.ts';
import { useFormat } from '../platform/use-format.ts';
import { usePitchName } from '../platform/use-pitch-name.ts';
import { historyWord } from './history.rules.ts';

/**
 * A history entry as a sentence: who, amount, from where to where. Actions without a sentence use
 * the audit's wording.
 */
export function useHistorySentence(entry: HistoryEntry): string {
  const say = useSay();
  const { money, shortDay, hour } = useFormat();
  const pitchName = usePitchName();
  const word = historyWord(entry);
  if (word === null) return entry.sentence;
  const placed = (place: HistoryPlace | null) =>
    place
      ? say('history.at', {
          day: shortDay(place.date),
          hour: hour(place.startTime),
          pitch: pitchName(place.pitch),
        })
      : '';
  const who =
    entry.by === 'owner'
      ? say('history.client')
      : `\u2068${entry.actor?.displayName ?? say('booking.automatic')}\u2069`;
  return say(`history.${word}`, {
    who,
    amount: money(Math.abs(entry.amountCents ?? 0)),
    from: placed(entry.was),
    to: placed(entry.is),
  });
}
