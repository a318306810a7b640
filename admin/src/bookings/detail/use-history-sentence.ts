import type { HistoryEntry, HistoryPlace } from '@five/shared/bookings/bookings.contract';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { useFormat } from '../../platform/texts/use-format.ts';
import { usePitchName } from '../../platform/texts/use-names.ts';
import { historyTextKey } from './history.rules.ts';

/**
 * A history entry as a sentence with user, amount, and old and new date, time and pitch. Actions
 * without a sentence of their own use the text of the audit trail.
 */
export function useHistorySentence(entry: HistoryEntry): string {
  const t = useTypedTranslate();
  const { money, shortDay, hour } = useFormat();
  const pitchName = usePitchName();
  const textKey = historyTextKey(entry);
  if (textKey === null) return entry.sentence;
  const placed = (place: HistoryPlace | null) =>
    place
      ? t('history.at', {
          day: shortDay(place.date),
          hour: hour(place.startTime),
          pitch: pitchName(place.pitch),
        })
      : '';
  const actor =
    entry.by === 'owner'
      ? t('history.client')
      : `\u2068${entry.actor?.displayName ?? t('booking.automatic')}\u2069`;
  return t(`history.${textKey}`, {
    who: actor,
    amount: money(Math.abs(entry.amountCents ?? 0)),
    from: placed(entry.was),
    to: placed(entry.is),
  });
}
