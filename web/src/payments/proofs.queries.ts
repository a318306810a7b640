import { withProgress } from '@five/client/upload';
import type { Success } from '@five/shared/platform/envelope.contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, request } from '../platform/requests/api.ts';

/** The subject of a bank transfer: a booking or a pack, as the name of its API collection. */
export type ProofKind = 'bookings' | 'subscriptions';

const urlOf = (kind: ProofKind, reference: string) =>
  `/api/${kind}/${encodeURIComponent(reference)}/proof`;

/**
 * Query of the last proof of a bank transfer. Its key begins with `kind`, so that marking all
 * bookings or packs as outdated includes their proofs.
 */
export const proofQuery = (kind: ProofKind, reference: string) =>
  queryOptions({
    queryKey: [kind, 'proof', reference],
    queryFn: ({ signal }) => api.get(`${kind}/{reference}/proof`, { path: { reference }, signal }),
    meta: { personal: true },
  });

export function useSendProof(kind: ProofKind, reference: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ file, onSent }: { file: File; onSent: (part: number) => void }) => {
      const form = new FormData();
      form.set('file', file);
      const sent = { method: 'POST', body: form };
      const { json } = await request(urlOf(kind, reference), sent, withProgress(onSent));
      return json as Success<unknown>;
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: [kind] }),
  });
}
