import { useQuery } from '@tanstack/react-query';
import { IconCash, IconFileDownload, IconX } from '@tabler/icons-react';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useSay } from '../platform/i18n.ts';
import { useAct } from '../platform/use-act.ts';
import { useFormat } from '../platform/use-format.ts';
import { ReasonForm } from '../platform/reason-form.tsx';
import { Refusal, UnreadPart } from '../platform/refusal.tsx';
import css from './payments.module.css';
import { paperQuery, type ProofKind, proofQuery, refuseProof } from './proofs.queries.ts';
import { type Payable, TakePaymentForm } from './take-payment-form.tsx';

interface ProofPanelProps {
  kind: ProofKind;
  reference: string;
  payable: Payable;
}

/** The customer's transfer proof with accept and refuse. */
export function ProofPanel({ kind, reference, payable }: ProofPanelProps) {
  const say = useSay();
  const { money } = useFormat();
  const [form, setForm] = useState<'accept' | 'refuse' | null>(null);
  const { data: proof, error, refetch } = useQuery(proofQuery(kind, reference));
  if (proof === undefined) return <Refusal error={error} onRetry={refetch} />;
  if (proof?.state !== 'open') return null;
  const close = () => setForm(null);
  return (
    <section className={css['payments']}>
      <h3>{say('proof.title')}</h3>
      {proof.file && <Paper file={proof.file} />}
      {form === 'accept' && <TakePaymentForm payable={payable} onTaken={close} onBack={close} />}
      {form === 'refuse' && <RefuseForm kind={kind} reference={reference} onDone={close} />}
      {form === null && (
        <div className={css['buttons']}>
          <Button
            variant="contained"
            startIcon={<IconCash aria-hidden />}
            onClick={() => setForm('accept')}
          >
            {say('proof.accept', { amount: money(payable.dueCents) })}
          </Button>
          <Button
            variant="outlined"
            color="error"
            startIcon={<IconX aria-hidden />}
            onClick={() => setForm('refuse')}
          >
            {say('proof.refuse')}
          </Button>
        </div>
      )}
    </section>
  );
}

function Paper({ file }: { file: string }) {
  const say = useSay();
  const { data: url, error, refetch } = useQuery(paperQuery(file));
  if (error && !url)
    return <UnreadPart what={say('proof.failed')} error={error} onRetry={refetch} />;
  if (!url) return <p role="status">{say('proof.loading')}</p>;
  if (url.startsWith('data:'))
    return <img className={css['paper']} src={url} alt={say('proof.picture')} />;
  return (
    <Button
      component="a"
      href={url}
      download={`${file}.pdf`}
      variant="outlined"
      startIcon={<IconFileDownload aria-hidden />}
    >
      {say('proof.download')}
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
  const say = useSay();
  const act = useAct(
    (reason: string) => refuseProof(kind, reference, reason),
    () => say('proof.refused'),
  );
  return (
    <ReasonForm
      title={say('proof.refuse_title')}
      help={say('proof.refuse_help')}
      label={say('proof.refuse_reason')}
      submit={say('proof.refuse')}
      act={act}
      onDone={onDone}
    />
  );
}
