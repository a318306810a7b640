import type { MovePrice } from '@five/shared/bookings/bookings.codes';
import type { BookingAnswer, MoveSlot } from '@five/shared/bookings/bookings.contract';
import { addDays } from '@five/shared/time/wall-time';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { changeBooking } from '../../bookings/bookings.queries.ts';
import { useFormat } from '../../platform/texts/use-format.ts';
import { pitchesQuery, venueQuery } from '../../platform/requests/venue.queries.ts';
import { isStillAsShown, isStillOffered, offersQuery } from './outside.queries.ts';
import {
  inService,
  isOpenOnOwnDays,
  ownDayOf,
  type Planned,
  planOf,
  suitableSlots,
} from './outside.rules.ts';
import type { Outcome } from './use-bulk.ts';

export type Plan = readonly Planned<BookingAnswer>[];

/**
 * State of the form that plans a bulk move. The plan contains for each booking the target day and
 * the target slot. The target day is the booking's own opening day or one other day for all
 * bookings.
 */
export function useMovePlan(bookings: readonly BookingAnswer[], today: string) {
  const [day, setDay] = useState(addDays(today, 1));
  const [chosen, setWhere] = useState<'own' | 'other' | null>(null);
  const { data: venue } = useQuery(venueQuery());
  const where = chosen ?? (venue && isOpenOnOwnDays(bookings, venue) ? 'own' : 'other');
  const goals = bookings.map((booking) => ({
    reference: booking.reference,
    day: where === 'own' && venue ? ownDayOf(booking, venue) : day,
  }));
  const { data: pitches } = useQuery(pitchesQuery());
  const {
    data: offers,
    error,
    refetch,
  } = useQuery({ ...offersQuery(goals), enabled: venue !== undefined });
  const plan: Plan | undefined =
    offers &&
    venue &&
    pitches &&
    planOf(
      offers.map((one) => ({ ...one, slots: suitableSlots(one.slots, venue, inService(pitches)) })),
    );
  return { where, setWhere, day, setDay, plan, error, refetch };
}

/**
 * A function that returns the price choice and the reason that are sent with the move of a booking.
 */
type PriceFor = (booking: BookingAnswer, slot: MoveSlot) => { price?: MovePrice; reason?: string };

/**
 * Returns a function that moves a booking to its target slot. It moves nothing if the booking or
 * the slot has changed since it was displayed.
 */
export function useMove(plan: Plan | undefined, priceFor: PriceFor) {
  const t = useTypedTranslate();
  const { shortDay, hour } = useFormat();
  return async ({ reference }: BookingAnswer): Promise<Outcome> => {
    const {
      booking,
      day: goal,
      slot,
    } = plan?.find((one) => one.booking.reference === reference) ?? { slot: null };
    if (!booking || !slot) return { done: false, message: t('outside.no_slot') };
    if (!(await isStillAsShown(booking)) || !(await isStillOffered(booking, goal, slot)))
      return { done: false, message: t('outside.changed') };
    const { date, startTime, endTime, pitch } = slot;
    await changeBooking(reference, {
      date,
      startTime,
      endTime,
      pitch,
      ...priceFor(booking, slot),
    });
    return {
      done: true,
      message: t('outside.moved', { when: `${shortDay(date)} ${hour(startTime)}` }),
    };
  };
}
