import type { ProofAnswer } from '@five/shared/payments/proofs.contract';
import { IconCamera } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showAlert, showFailure } from '../../platform/alerts.ts';
import { useLocale } from '../../platform/locale.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type ProofKind, proofQuery, useSendProof } from '../proofs.queries.ts';
import './proof-upload.css';

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,application/pdf';

/** Where the transfer's proof is handed in, and what the desk said of the last one. A proof that waits can be replaced. */
export function ProofUpload({ kind, reference }: { kind: ProofKind; reference: string }) {
  const { t } = useTranslation('tickets');
  const input = useId();
  const { data: proof } = useQuery(proofQuery(kind, reference));
  const { send, busy, sent } = useSending(kind, reference);
  const isOpen = proof?.state === 'open';
  return (
    <section className="proof">
      <h2>{t('proof.title')}</h2>
      <Verdict proof={proof} />
      <label className={`${buttonClass(isOpen ? 'quiet' : 'info')} proof-button`} aria-busy={busy || undefined} htmlFor={input}>
        <IconCamera size={20} aria-hidden />
        <span>{t(busy ? 'proof.sending' : isOpen ? 'proof.replace' : 'proof.choose')}</span>
        <input
          id={input} type="file" accept={ACCEPTED} disabled={busy}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) send(file);
            target.value = '';
          }}
        />
      </label>
      {busy && <Sent part={sent} />}
    </section>
  );
}

/** How much of it has left: a photograph takes a minute on a bad line. */
function Sent({ part }: { part: number }) {
  const { t } = useTranslation('tickets');
  const { locale } = useLocale();
  return (
    <p className="proof-sent">
      <progress value={part} aria-label={t('proof.sending')} />
      <bdi className="figure">{`${Math.floor(part * 100)}${locale === 'en' ? '' : '\u00a0'}%`}</bdi>
    </p>
  );
}

function Verdict({ proof }: { proof: ProofAnswer | null | undefined }) {
  const { t } = useTranslation('tickets');
  if (proof?.state === 'open') return <Notice status="info">{t('proof.waiting')}</Notice>;
  if (proof?.state === 'refused') return <Notice status="warning" title={t('proof.refused')}><bdi>{proof.reason}</bdi></Notice>;
  return <p>{t('proof.help')}</p>;
}

function useSending(kind: ProofKind, reference: string) {
  const { t } = useTranslation(['tickets', 'common']);
  const [sent, setSent] = useState(0);
  const { mutate, isPending } = useSendProof(kind, reference);
  const send = (file: File) => {
    setSent(0);
    mutate({ file, onSent: setSent }, {
      onSuccess: ({ message }) => showAlert({ status: 'success', message }),
      onError: (error) => showFailure(error, t('common:error.unreachable')),
    });
  };
  return { busy: isPending, sent, send };
}
