import type {
  ReversePaymentRequest,
  TakePaymentRequest,
} from '@five/shared/payments/payments.requests';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../platform/requests/api.ts';

export const paymentsOf = (
  target: Pick<TakePaymentRequest, 'booking' | 'subscription' | 'share'>,
) =>
  queryOptions({
    queryKey: ['payments', 'of', target],
    queryFn: () => api.get('payments', { filter: target, range: [0, 99] }),
  });

export const takePayment = (input: TakePaymentRequest, key: string) =>
  api.post('payments', { body: input, idempotencyKey: key });
export const reversePayment = (reference: string, input: ReversePaymentRequest) =>
  api.post('payments/{reference}/reverse', { path: { reference }, body: input });
