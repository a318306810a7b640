import type { Success } from '@five/shared/platform/envelope.contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../platform/requests/api.ts';
import { upload } from '../platform/requests/upload.ts';

/** The subject of a bank transfer: a booking or a pack, as the name of its API collection. */
export type ProofKind = 'bookings' | 'subscriptions';

const pathOf = (kind: ProofKind, reference: string) =>
  `${kind}/${encodeURIComponent(reference)}/proof`;

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
    mutationFn: ({ file, onSent }: { file: File; onSent: (part: number) => void }) => {
      const form = new FormData();
      form.set('file', file);
      return upload<Success<unknown>>(pathOf(kind, reference), form, onSent);
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: [kind] }),
  });
}
