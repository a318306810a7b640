import { handOver } from '@five/shared/platform/hand-over';
import { useMutation } from '@tanstack/react-query';
import { IconReceipt } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { blobOf } from '../platform/http.ts';
import { useSay } from '../platform/i18n.ts';
import { Refusal } from '../platform/refusal.tsx';
import { ActButton } from '../ui/act-button.tsx';
import type { ProofKind } from './proofs.queries.ts';

interface ReceiptButtonProps {
  kind: ProofKind;
  reference: string;
  /** A payment was just made: the receipt is the next step. */
  takesFocus?: boolean;
}

/**
 * The receipt in the page's language, for print or sending. The button keeps the focus while it is
 * generated.
 */
export function ReceiptButton({ kind, reference, takesFocus = false }: ReceiptButtonProps) {
  const say = useSay();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () =>
      handOver(
        window,
        await blobOf(`${kind}/${encodeURIComponent(reference)}/receipt.pdf`),
        `${reference}.pdf`,
      ),
  });
  return (
    <>
      <ActButton
        ref={button}
        variant="outlined"
        busy={isPending}
        startIcon={<IconReceipt aria-hidden />}
        onClick={() => mutate()}
      >
        {say('payment.receipt')}
      </ActButton>
      <Refusal error={error} />
    </>
  );
}
