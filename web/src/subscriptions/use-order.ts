import type { CreateSubscriptionRequest } from '@five/shared/subscriptions/subscriptions.requests';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { showAlert } from '../platform/messages/alerts.ts';
import { ApiFailure, messageOf } from '@five/client/failure';
import { useIdempotencyKey } from '@five/client/api';
import { useLocale } from '../platform/texts/locale.ts';
import { useOrderPack } from './subscriptions.queries.ts';

interface OrderFailure {
  text: string;
  /** Whether the account lacks details that an order requires. */
  isIncomplete: boolean;
}

/**
 * Orders a pack, at most once per idempotency key, and navigates to the list of own packs, in which
 * the new pack is first.
 */
export function useOrder() {
  const { t } = useTranslation(['packs', 'common']);
  const { localize } = useLocale();
  const navigate = useNavigate();
  const wishes = useIdempotencyKey();
  const [failure, setFailure] = useState<OrderFailure | null>(null);
  const { mutateAsync, isPending } = useOrderPack();
  const inFlight = useRef(false);

  async function send(input: CreateSubscriptionRequest): Promise<void> {
    const { data } = await mutateAsync({ input, idempotencyKey: wishes.keyFor(input) });
    wishes.forget();
    await navigate(localize('/account/subscriptions/list'), {
      replace: true,
      state: { created: data.reference },
    });
    showAlert({ status: 'success', message: t('buy.done') });
  }

  // If the outcome is known, the message consists of a fixed text and the API's reason, if there
  // is one.
  const failureText = (error: unknown) => {
    if (error instanceof ApiFailure && error.unanswered) return t('common:error.unanswered');
    return [t('buy.failed'), messageOf(error)].filter(Boolean).join(' ');
  };

  async function order(input: CreateSubscriptionRequest): Promise<void> {
    if (inFlight.current) return;
    inFlight.current = true;
    setFailure(null);
    await send(input).catch((error: unknown) =>
      setFailure({
        text: failureText(error),
        isIncomplete: error instanceof ApiFailure && error.code === 'AUTH_PROFILE_INCOMPLETE',
      }),
    );
    inFlight.current = false;
  }

  return {
    order: (input: CreateSubscriptionRequest) => void order(input),
    busy: isPending,
    failure,
  };
}
