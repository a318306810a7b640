import type { PaymentAnswer, TakePaymentInput } from '@five/shared/payments/payments.contract';
import { queryOptions } from '@tanstack/react-query';
import { api, listPath } from '../platform/api.ts';

export const paymentsOf = (booking: string) =>
  queryOptions({
    queryKey: ['payments', 'of', booking],
    queryFn: () => api.get<PaymentAnswer[]>(listPath('payments', { booking }, 99)),
  });

export const takePayment = (input: TakePaymentInput, key: string) => api.post<PaymentAnswer>('payments', input, key);
export const reversePayment = (reference: string, reason: string) => api.post<PaymentAnswer>(`payments/${reference}/reverse`, { reason });
