import type {
  PaymentAnswer,
  ReversePaymentInput,
  TakePaymentInput,
} from '@five/shared/payments/payments.contract';
import { queryOptions } from '@tanstack/react-query';
import { api, listPath } from '../platform/api.ts';

export const paymentsOf = (target: Pick<TakePaymentInput, 'booking' | 'subscription' | 'share'>) =>
  queryOptions({
    queryKey: ['payments', 'of', target],
    queryFn: () => api.get<PaymentAnswer[]>(listPath('payments', target, 99)),
  });

export const takePayment = (input: TakePaymentInput, key: string) =>
  api.post<PaymentAnswer>('payments', input, key);
export const reversePayment = (reference: string, input: ReversePaymentInput) =>
  api.post<PaymentAnswer>(`payments/${encodeURIComponent(reference)}/reverse`, input);
