import type {
  AddonLineRequest,
  CreateBookingRequest,
} from '@five/shared/bookings/create-booking.calls';
import { useIdempotencyKey } from '@five/client/api';
import { spanMinutes } from '@five/shared/time/wall-time';
import { IconRepeat } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Agreement } from '../../../platform/page/acceptance.tsx';
import { showAlert } from '../../../platform/messages/alerts.ts';
import { api } from '../../../platform/requests/api.ts';
import type { ApiFailure } from '@five/client/failure';
import { LocaleLink } from '../../../platform/texts/locale-link.tsx';
import { useLocale } from '../../../platform/texts/locale.ts';
import { type AddonCounts, addonsCents, linesOf } from '../../../pricings/addons.ts';
import { addonsQuery } from '../../../pricings/pricings.queries.ts';
import { Button } from '../../../ui/button.tsx';
import type { Choice } from '../../grid/board.ts';
import { invalidate, ownBookingsQuery } from '../../bookings.queries.ts';
import type { ChoiceQuery } from '../../choice-query.ts';
import { weeklyPage } from '../../weekly-query.ts';
import { useBookingMethod } from '../../use-booking-method.ts';
import { Addons, Summary, Total, useReplaceTabBar } from './choice-parts.tsx';
import './choice-bar.css';
import { BookingMethodToggle } from '../../../payments/components/method-toggle.tsx';
import { CloseButton } from './close-button.tsx';
import { asFailure, Refusal } from '../refusal.tsx';

interface Props {
  choice: Choice;
  /**
   * Called with the selection when its booking request is sent. Called with null if the API refuses
   * because the price has changed, so that the bar shows the new price before a new attempt.
   */
  onSend: (choice: Choice | null) => void;
  onChoose: (change: Partial<ChoiceQuery>) => void;
}

/** Bar with the selected time, its price, the payment method and the submit button. */
export function ChoiceBar({ choice, onSend, onChoose }: Props) {
  const { t } = useTranslation(['bookings', 'common', 'tickets']);
  const { byPack, method, setMethod } = useBookingMethod({
    date: choice.slot.date,
    minutes: spanMinutes(choice.slot.startTime, choice.endTime),
  });
  const { reserve, busy, failureOf } = useReservation({ onOtherPrice: () => onSend(null) });
  const [addons, setAddons] = useState<AddonCounts>({});
  const addedCents = addonsCents(addons, useQuery(addonsQuery()).data ?? []);
  const failure = failureOf(choice);
  const send = () => {
    onSend(choice);
    reserve(choice, {
      paymentMethod: method,
      addons: linesOf(addons),
      shownCents: addedCents + (method === 'pack' ? 0 : choice.totalCents),
    });
  };
  useReplaceTabBar();
  return (
    <section className="choice on-light" aria-label={t('bar.label')}>
      <div className="wrap choice-body">
        {failure && <Refusal failure={failure} onChoose={onChoose} />}
        <div className="choice-row">
          <Summary choice={choice} />
          <Total choice={choice} addedCents={addedCents} inHours={method === 'pack'} />
          <BookingMethodToggle byPack={byPack} value={method} onChange={setMethod} />
          <Button size="large" className="choice-go" busy={busy} onClick={send}>
            {t('bar.submit')}
          </Button>
          <CloseButton
            label={t('bar.close')}
            onClose={() => onChoose({ startTime: null, pitch: null })}
          />
        </div>
        <Addons counts={addons} addedCents={addedCents} onChange={setAddons} />
        <p className="choice-weekly">
          <IconRepeat size={20} aria-hidden />
          <LocaleLink to={weeklyPage(choice)}>{t('bar.weekly')}</LocaleLink>
        </p>
        <p className="choice-accept">
          <Agreement text={t('bar.accept')} />
        </p>
      </div>
    </section>
  );
}

/** What is booked with a selected slot: payment method, add-ons, displayed price. */
type Terms = Omit<CreateBookingRequest, keyof ReturnType<typeof inputOf> | 'addons'> & {
  addons: AddonLineRequest[];
};

/**
 * Books the selected slot, at most once per idempotency key, and navigates to the list of own
 * bookings, in which the new booking is first.
 */
function useReservation({ onOtherPrice }: { onOtherPrice: () => void }) {
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

interface Reserve {
  input: CreateBookingRequest;
  idempotencyKey: string;
}

/** Sends the booking request and adds the new booking to the cached list. */
function useReserve() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ input, idempotencyKey }: Reserve) =>
      api.post('bookings', { body: input, idempotencyKey }),
    // The new booking is added to the cached list. The page to which the player is redirected then
    // shows it before the list is loaded again.
    onSuccess: ({ data }) =>
      queryClient.setQueryData(
        ownBookingsQuery(true).queryKey,
        (own) => own && [data, ...own.filter(({ reference }) => reference !== data.reference)],
      ),
    onSettled: () => invalidate(queryClient, 'bookings', 'availability', 'subscriptions', 'addons'),
  });
}
