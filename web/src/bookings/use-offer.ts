import type { PaymentMethod } from '@five/shared/bookings/bookings.codes';
import type { OfferSavedAnswer } from '@five/shared/waiting/waiting.contract';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { showAlert } from '../platform/messages/alerts.ts';
import { ApiFailure } from '@five/client/failure';
import { useIdempotencyKey } from '@five/client/api';
import { useLocale } from '../platform/texts/locale.ts';
import { useSession } from '../platform/requests/session.ts';
import { type OfferAccess, useAcceptOffer, useDeclineOffer } from './waitlist.queries.ts';

/**
 * Error codes for an offer that has expired or was already answered. The card of the offer is
 * removed then, so the message is shown as an alert.
 */
const ENDED_CODES: readonly string[] = ['OFFER_OVER', 'WAITING_OVER', 'NOT_FOUND'];

function showOfferEnded(error: unknown): void {
  if (error instanceof ApiFailure && ENDED_CODES.includes(error.code))
    showAlert({ status: 'error', message: error.message });
}

/**
 * Provides functions to accept an offer, at most once per idempotency key, and to decline it. After
 * an acceptance, signed-in players are redirected to their tickets.
 */
export function useOffer(access: OfferAccess) {
  const { t } = useTranslation(['waiting', 'common']);
  const { localize } = useLocale();
  const navigate = useNavigate();
  const signedIn = Boolean(useSession());
  const presses = useIdempotencyKey();
  const [acceptance, declining] = [useAcceptOffer(access), useDeclineOffer(access)];
  const onAccepted = async ({ data, message }: OfferSavedAnswer) => {
    presses.forget();
    if (signedIn)
      await navigate(localize('/account/reservations/list'), {
        replace: true,
        state: { created: data.booking },
      });
    showAlert({ status: 'success', message });
  };
  const take = (paymentMethod: PaymentMethod) =>
    void acceptance
      .mutateAsync({ paymentMethod, idempotencyKey: presses.keyFor({ paymentMethod }) })
      .then(onAccepted, showOfferEnded);
  const decline = () =>
    void declining
      .mutateAsync()
      .then(({ message }) => showAlert({ status: 'info', message }), showOfferEnded);
  const error = acceptance.error ?? declining.error;
  return {
    take,
    decline,
    busy: acceptance.isPending
      ? ('take' as const)
      : declining.isPending
        ? ('decline' as const)
        : null,
    failure:
      error &&
      (error instanceof ApiFailure
        ? error
        : new ApiFailure(0, 'UNREADABLE', { message: t('common:error.generic') })),
  };
}
