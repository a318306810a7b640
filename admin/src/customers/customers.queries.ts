import type { CustomerAnswer } from '@five/shared/customers/customers.contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, listPath } from '../platform/api.ts';

/** Known people by a part of the name or the digits of the phone. */
export const customersLike = (q: string) =>
  queryOptions({
    queryKey: ['customers', 'like', q],
    queryFn: () => api.get<CustomerAnswer[]>(listPath('customers', { q }, 5)),
    enabled: q.length >= 2,
    placeholderData: keepPreviousData,
  });
