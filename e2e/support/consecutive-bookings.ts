import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { AvailabilityDay } from '@five/shared/slots/slots.contract';
import type { StaffApi } from './staff-api.ts';

interface Caller {
  name: string;
  phone: string;
}

/**
 * Books two consecutive hours on one pitch, `daysAhead` days from today, one hour for each of two
 * customers.
 */
export async function bookConsecutive(
  staff: StaffApi,
  daysAhead: number,
  callers: readonly [Caller, Caller],
): Promise<[BookingAnswer, BookingAnswer]> {
  const days = await staff.get<AvailabilityDay[]>('availability', { days: String(daysAhead + 1) });
  for (const { pitch, slots } of days.at(-1)?.pitches ?? []) {
    const at = slots.findIndex(
      ({ state, prices }, index) =>
        state === 'free' && prices['120'] !== null && slots[index + 1]?.state === 'free',
    );
    const [one, other] = [slots[at], slots[at + 1]];
    if (!one || !other) continue;
    const book = ({ date, startTime, endTime }: typeof one, customer: Caller) =>
      staff.write<BookingAnswer>('POST', 'bookings', {
        pitch,
        date,
        startTime,
        endTime,
        paymentMethod: 'transfer',
        acceptRules: true,
        customer,
      });
    return [await book(one, callers[0]), await book(other, callers[1])];
  }
  throw new Error('no pitch with two free hours in a row');
}
