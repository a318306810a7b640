import type { CreateSeriesRequest } from '@five/shared/bookings/series/series.requests';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { showAlert } from '../platform/messages/alerts.ts';
import type { ApiFailure } from '@five/client/failure';
import { useIdempotencyKey } from '@five/client/api';
import { useLocale } from '../platform/texts/locale.ts';
import { asFailure } from './components/refusal.tsx';
import { useCreateSeries } from './series.queries.ts';

/**
 * Orders all bookings of the displayed plan, at most once per idempotency key, and navigates to the
 * list of series.
 */
export function useSeriesOrder(onHeld: (held: boolean) => void, onChanged: () => void) {
  const { t } = useTranslation('series');
  const { localize } = useLocale();
  const navigate = useNavigate();
  const wishes = useIdempotencyKey();
  const { mutateAsync, isPending } = useCreateSeries();
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  async function send(input: CreateSeriesRequest): Promise<void> {
    const { data } = await mutateAsync({ input, idempotencyKey: wishes.keyFor(input) });
    wishes.forget();
    await navigate(`${localize('/account/series/list')}?series=${data.reference}`, {
      replace: true,
    });
    showAlert({
      status: 'success',
      message: t(data.state === 'pending' ? 'create.done' : 'create.paid'),
    });
  }

  async function order(input: CreateSeriesRequest): Promise<void> {
    setFailure(null);
    onHeld(true);
    await send(input).catch((error: unknown) => {
      const refused = asFailure(error);
      onHeld(refused.unanswered);
      if (refused.code === 'SERIES_CHANGED') onChanged();
      setFailure(refused);
    });
  }

  return { order: (input: CreateSeriesRequest) => void order(input), busy: isPending, failure };
}
