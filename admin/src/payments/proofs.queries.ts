import type { ProofAnswer } from '@five/shared/payments/proofs.contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../platform/api.ts';
import { fileUrl } from '../platform/http.ts';

export type ProofKind = 'bookings' | 'subscriptions';

export const proofQuery = (kind: ProofKind, reference: string) =>
  queryOptions({
    queryKey: ['proofs', kind, reference],
    queryFn: () => api.get<ProofAnswer | null>(`${kind}/${encodeURIComponent(reference)}/proof`),
  });

/** The content of a proof file, cached forever because it never changes. */
export const proofDocumentQuery = (file: string) =>
  queryOptions({ queryKey: ['papers', file], queryFn: () => fileUrl(file), staleTime: Infinity });

export const refuseProof = (kind: ProofKind, reference: string, reason: string) =>
  api.post(`${kind}/${encodeURIComponent(reference)}/proof/refuse`, { reason });
