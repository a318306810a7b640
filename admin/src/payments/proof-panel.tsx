import { useQuery } from '@tanstack/react-query';
import { IconCash, IconFileDownload, IconX } from '@tabler/icons-react';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { useAction } from '../platform/requests/use-action.ts';
import { useFormat } from '../platform/texts/use-format.ts';
import { ReasonForm } from '../platform/forms/reason-form.tsx';
import { Refusal, LoadFailedPart } from '../platform/forms/refusal.tsx';
import css from './payments.module.css';
import { proofDocumentQuery, type ProofKind, proofQuery, refuseProof } from './proofs.queries.ts';
import { TakePaymentForm } from './take-payment-form.tsx';
import type { Payable } from './use-take-payment.ts';

interface ProofPanelProps {
  kind: ProofKind;
  reference: string;
  payable: Payable;
}

/** Shows the customer's transfer proof, with buttons to accept or refuse it. */
export function ProofPanel({ kind, reference, payable }: ProofPanelProps) {
  const t = useTypedTranslate();
  const { money } = useFormat();
  const [form, setForm] = useState<'accept' | 'refuse' | null>(null);
  const { data: proof, error, refetch } = useQuery(proofQuery(kind, reference));
  if (proof === undefined) return <Refusal error={error} onRetry={refetch} />;
  if (proof?.state !== 'open') return null;
  const close = () => setForm(null);
  return (
    <section className={css['payments']}>
      <h3>{t('proof.title')}</h3>
      {proof.file && <ProofDocument file={proof.file} />}
      {form === 'accept' && <TakePaymentForm payable={payable} onPaid={close} onBack={close} />}
      {form === 'refuse' && <RefuseForm kind={kind} reference={reference} onDone={close} />}
      {form === null && (
        <div className={css['buttons']}>
          <Button
            variant="contained"
            startIcon={<IconCash aria-hidden />}
            onClick={() => setForm('accept')}
          >
            {t('proof.accept', { amount: money(payable.dueCents) })}
          </Button>
          <Button
            variant="outlined"
            color="error"
            startIcon={<IconX aria-hidden />}
            onClick={() => setForm('refuse')}
          >
            {t('proof.refuse')}
          </Button>
        </div>
      )}
    </section>
  );
}

function ProofDocument({ file }: { file: string }) {
  const t = useTypedTranslate();
  const { data: url, error, refetch } = useQuery(proofDocumentQuery(file));
  if (error && !url)
    return <LoadFailedPart what={t('proof.failed')} error={error} onRetry={refetch} />;
  if (!url) return <p role="status">{t('proof.loading')}</p>;
  if (url.startsWith('data:'))
    return <img className={css['paper']} src={url} alt={t('proof.picture')} />;
  return (
    <Button
      component="a"
      href={url}
      download={`${file}.pdf`}
      variant="outlined"
      startIcon={<IconFileDownload aria-hidden />}
    >
      {t('proof.download')}
    </Button>
  );
}

function RefuseForm({
  kind,
  reference,
  onDone,
}: {
  kind: ProofKind;
  reference: string;
  onDone: () => void;
}) {
  const t = useTypedTranslate();
  const act = useAction(
    (reason: string) => refuseProof(kind, reference, reason),
    () => t('proof.refused'),
  );
  return (
    <ReasonForm
      title={t('proof.refuse_title')}
      help={t('proof.refuse_help')}
      label={t('proof.refuse_reason')}
      submit={t('proof.refuse')}
      act={act}
      onDone={onDone}
    />
  );
}
