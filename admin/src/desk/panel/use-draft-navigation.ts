import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { DeskDayAnswer } from '@five/shared/desk/desk.contract';
import { addDays, wallOf } from '@five/shared/time/wall-time';
import { fits, slotAt, type Slot } from '../board/board.rules.ts';
import type { useDeskLocation } from '../desk-location.ts';
import { useReserveDraft, type Draft } from '../forms/use-reserve-draft.ts';

/** The input about the caller, and functions that open another slot with this input. */
export function useDraftNavigation(day: DeskDayAnswer, place: ReturnType<typeof useDeskLocation>) {
  const [draft, setDraft] = useReserveDraft(place);
  const openWith = (slot: Slot, openingDay: string | null, next: Draft) => {
    setDraft(next);
    place.openSlot(slot, openingDay);
  };
  return {
    draft,
    setDraft,
    /** Opens a new booking at the pitch and hour of a past booking, `days` days after it. */
    rebook: (booking: BookingAnswer, days: number, next: Draft) =>
      openWith(
        slotAt(day, booking.pitch, wallOf(addDays(booking.date, days), booking.startTime)),
        addDays(day.date, days),
        next,
      ),
    /** Opens an alternative slot if the chosen slot is taken; the caller's input is kept. */
    openOther: (slot: Slot, next: Draft) =>
      openWith(slot, fits(day, slot, 60) ? place.date : slot.date, next),
  };
}
