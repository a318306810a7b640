import { BOOKING_STATUSES } from '@five/shared/bookings/bookings.codes';
import { SUBSCRIPTION_STATUSES } from '@five/shared/subscriptions/subscriptions.codes';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { knownIn, STATES } from './audit-names.ts';

/** The name of a record's state in the page's language; an unknown state is shown as stored. */
export function useStateName(): (kind: string, state: string) => string {
  const t = useTypedTranslate();
  return (kind, state) => {
    const ofBooking = BOOKING_STATUSES.find((one) => kind === 'booking' && one === state);
    if (ofBooking) return t(`states.booking.${ofBooking}`);
    const ofPack = SUBSCRIPTION_STATUSES.find((one) => kind === 'subscription' && one === state);
    if (ofPack) return t(`states.subscription.${ofPack}`);
    const known = knownIn(STATES, state);
    return known ? t(`audit_states.${known}`) : state;
  };
}
