import { BOOKING_STATUSES } from '@five/shared/bookings/bookings.codes';
import { SUBSCRIPTION_STATUSES } from '@five/shared/subscriptions/subscriptions.codes';
import { useSay } from '../platform/i18n.ts';
import { useOversight } from '../platform/use-oversight.ts';

/** The name of a record's state; an unknown state is shown as stored. */
export function useStateName(): (kind: string, state: string) => string {
  const say = useSay();
  const { states } = useOversight();
  return (kind, state) => {
    const ofBooking = BOOKING_STATUSES.find((one) => kind === 'booking' && one === state);
    if (ofBooking) return say(`states.booking.${ofBooking}`);
    const ofPack = SUBSCRIPTION_STATUSES.find((one) => kind === 'subscription' && one === state);
    if (ofPack) return say(`states.subscription.${ofPack}`);
    return Object.entries(states).find(([known]) => known === state)?.[1] ?? state;
  };
}
