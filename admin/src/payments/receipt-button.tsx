import { useMutation } from '@tanstack/react-query';
import { IconReceipt } from '@tabler/icons-react';
import { Button } from '@mui/material';
import { blobOf } from '../platform/http.ts';
import { useSay } from '../platform/i18n.ts';
import { Refusal } from '../platform/refusal.tsx';
import { handOver } from '../ui/hand-over.ts';
import type { ProofKind } from './proofs.queries.ts';

/** The receipt of what was paid, in the language of the page: to print, or to send to the customer. */
export function ReceiptButton({ kind, reference }: { kind: ProofKind; reference: string }) {
  const say = useSay();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => handOver(await blobOf(`${kind}/${encodeURIComponent(reference)}/receipt.pdf`), `${reference}.pdf`),
  });
  return (
    <>
      <Button variant="outlined" disabled={isPending} startIcon={<IconReceipt aria-hidden />} onClick={() => mutate()}>
        {say('payment.receipt')}
      </Button>
      <Refusal error={error} />
    </>
  );
}
