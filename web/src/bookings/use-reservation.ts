import type {
  AddonLineRequest,
  CreateBookingRequest,
} from '@five/shared/bookings/bookings.requests';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { showAlert } from '../platform/alerts.ts';
import type { ApiFailure } from '../platform/api.ts';
import { useIdempotencyKey } from '@five/client/idempotency';
import { useLocale } from '../platform/locale.ts';
import { useReserve } from './bookings.queries.ts';
import type { Choice } from './board.ts';
import { asFailure } from './components/refusal.tsx';

/** What is booked with a selected slot: payment method, add-ons, displayed price. */
type Terms = Omit<CreateBookingRequest, keyof ReturnType<typeof inputOf> | 'addons'> & {
  addons: AddonLineRequest[];
};

/**
 * Books the selected slot, at most once per idempotency key, and navigates to the list of own
 * bookings, in which the new booking is first.
 */
export function useReservation({ onOtherPrice }: { onOtherPrice: () => void }) {
  const { t } = useTranslation('bookings');
  const { localize } = useLocale();
  const navigate = useNavigate();
  const wishes = useIdempotencyKey();
  const [refused, setRefused] = useState<{ slot: string; failure: ApiFailure } | null>(null);
  const { mutateAsync, isPending } = useReserve();
  const inFlight = useRef(false);

  async function send(input: CreateBookingRequest): Promise<void> {
    const { data } = await mutateAsync({ input, idempotencyKey: wishes.keyFor(input) });
    wishes.forget();
    await navigate(localize('/account/reservations/list'), {
      replace: true,
      state: { created: data.reference },
    });
    showAlert({ status: 'success', message: t('bar.done') });
  }

  async function reserve(choice: Choice, { addons, ...terms }: Terms): Promise<void> {
    if (inFlight.current) return;
    inFlight.current = true;
    setRefused(null);
    await send({ ...inputOf(choice), ...terms, ...(addons.length > 0 && { addons }) }).catch(
      (error: unknown) => {
        const failure = asFailure(error);
        setRefused({ slot: nameOf(choice), failure });
        if (failure.code === 'BOOKING_PRICE_CHANGED') onOtherPrice();
      },
    );
    inFlight.current = false;
  }

  /** Returns the failure of the last booking request if it was for this selection, else null. */
  const failureOf = (choice: Choice) => (refused?.slot === nameOf(choice) ? refused.failure : null);
  return {
    reserve: (choice: Choice, terms: Terms) => void reserve(choice, terms),
    busy: isPending,
    failureOf,
  };
}

const nameOf = ({ slot, endTime, pitch }: Choice) =>
  [slot.date, slot.startTime, endTime, pitch.pitch].join(' ');

function inputOf({ slot, endTime, pitch }: Choice) {
  return {
    date: slot.date,
    startTime: slot.startTime,
    endTime,
    pitch: pitch.pitch,
    acceptRules: true as const,
  };
}
