import { downloadFile } from '@five/client/browser/download-file';
import { useMutation } from '@tanstack/react-query';
import { IconReceipt } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { blobOf } from '../platform/requests/api.ts';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { Refusal } from '../platform/forms/refusal.tsx';
import { ActionButton } from '../ui/action-button.tsx';
import type { ProofKind } from './proofs.queries.ts';

interface ReceiptButtonProps {
  kind: ProofKind;
  reference: string;
  /** Whether a payment was just made; the receipt button then receives the focus. */
  takesFocus?: boolean;
}

/**
 * Button that downloads the receipt as a PDF in the page's language. The button keeps the focus
 * while the receipt is generated.
 */
export function ReceiptButton({ kind, reference, takesFocus = false }: ReceiptButtonProps) {
  const t = useTypedTranslate();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () =>
      downloadFile(
        await blobOf(`${kind}/${encodeURIComponent(reference)}/receipt.pdf`),
        `${reference}.pdf`,
      ),
  });
  return (
    <>
      <ActionButton
        ref={button}
        variant="outlined"
        busy={isPending}
        startIcon={<IconReceipt aria-hidden />}
        onClick={() => mutate()}
      >
        {t('payment.receipt')}
      </ActionButton>
      <Refusal error={error} />
    </>
  );
}
