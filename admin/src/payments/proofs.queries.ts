import { queryOptions } from '@tanstack/react-query';
import { api } from '../platform/requests/api.ts';
import { fileUrl } from '../platform/requests/api.ts';

export type ProofKind = 'bookings' | 'subscriptions';

export const proofQuery = (kind: ProofKind, reference: string) =>
  queryOptions({
    queryKey: ['proofs', kind, reference],
    queryFn: () => api.get(`${kind}/{reference}/proof`, { path: { reference } }),
  });

/** The content of a proof file, cached forever because it never changes. */
export const proofDocumentQuery = (file: string) =>
  queryOptions({ queryKey: ['papers', file], queryFn: () => fileUrl(file), staleTime: Infinity });

export const refuseProof = (kind: ProofKind, reference: string, reason: string) =>
  api.post(`${kind}/{reference}/proof/refuse`, { path: { reference }, body: { reason } });
