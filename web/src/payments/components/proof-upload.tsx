import type { ProofAnswer } from '@five/shared/payments/proofs.contract';
import { IconCamera, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showAlert } from '../../platform/messages/alerts.ts';
import { ApiFailure, messageOf } from '@five/client/failure';
import { isolated } from '../../platform/texts/format.ts';
import { useLocale } from '../../platform/texts/locale.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type ProofKind, proofQuery, useSendProof } from '../proofs.queries.ts';
import './proof-upload.css';

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,application/pdf';

/**
 * Section to upload the proof of a bank transfer, with the reception's decision on the last proof.
 * A proof that awaits review can be replaced.
 */
export function ProofUpload({ kind, reference }: { kind: ProofKind; reference: string }) {
  const { t } = useTranslation('tickets');
  const input = useId();
  const { data: proof } = useQuery(proofQuery(kind, reference));
  const refusalId = useId();
  const { send, busy, sent, unsent, refusal } = useProofUpload(kind, reference, proof?.sentAt);
  const isOpen = proof?.state === 'open';
  return (
    <section className="proof">
      <h2>{t('proof.title')}</h2>
      <ProofDecision proof={proof} />
      {refusal && (
        <div id={refusalId}>
          <Notice status="error" live>
            {refusal}
          </Notice>
        </div>
      )}
      {unsent && !busy && <Unsent name={unsent.name} onAgain={() => send(unsent)} />}
      <label
        className={`${buttonClass(isOpen ? 'quiet' : 'info')} proof-button`}
        aria-busy={busy || undefined}
        htmlFor={input}
      >
        <IconCamera size={20} aria-hidden />
        <span>{t(busy ? 'proof.sending' : isOpen ? 'proof.replace' : 'proof.choose')}</span>
        <input
          id={input}
          type="file"
          accept={ACCEPTED}
          disabled={busy}
          aria-invalid={refusal !== null || undefined}
          aria-describedby={refusal === null ? undefined : refusalId}
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

/** Notice about an upload that failed; one press on its button tries again. */
function Unsent({ name, onAgain }: { name: string; onAgain: () => void }) {
  const { t } = useTranslation('tickets');
  return (
    <Notice status="error" live>
      <p>{t('proof.unsent', { name: isolated(name) })}</p>
      <Button
        look="info"
        size="small"
        icon={<IconRefresh size={20} aria-hidden />}
        onClick={onAgain}
      >
        {t('proof.again')}
      </Button>
    </Notice>
  );
}

/** Progress of an upload, because a photo takes a minute on a slow network. */
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

function ProofDecision({ proof }: { proof: ProofAnswer | null | undefined }) {
  const { t } = useTranslation('tickets');
  if (proof?.state === 'open') return <Notice status="info">{t('proof.waiting')}</Notice>;
  if (proof?.state === 'refused')
    return (
      <Notice status="warning" title={t('proof.refused')}>
        <bdi>{proof.reason}</bdi>
      </Notice>
    );
  return <p>{t('proof.help')}</p>;
}

/**
 * Uploads a proof. If the response is lost, the file is kept, so that the player need not choose
 * the file again; the server stores a file that is sent twice only once. A refusal is shown until
 * the next choice of a file.
 */
function useProofUpload(kind: ProofKind, reference: string, lastSent: string | undefined) {
  const { t } = useTranslation(['tickets', 'common']);
  const [sent, setSent] = useState(0);
  const [unconfirmed, setUnconfirmed] = useState<{ file: File; over: string | undefined } | null>(
    null,
  );
  const [refusal, setRefusal] = useState<string | null>(null);
  const { mutate, isPending } = useSendProof(kind, reference);
  const send = (file: File) => {
    setSent(0);
    setUnconfirmed(null);
    setRefusal(null);
    mutate(
      { file, onSent: setSent },
      {
        onSuccess: ({ message }) => showAlert({ status: 'success', message }),
        onError: (error) => {
          if (error instanceof ApiFailure && error.unanswered)
            setUnconfirmed({ file, over: lastSent });
          else setRefusal(messageOf(error) || t('common:error.unreachable'));
        },
      },
    );
  };
  // If the API reports a last proof other than the one known when this upload began, the upload has
  // arrived. Only its response was lost.
  const unsent = unconfirmed !== null && unconfirmed.over === lastSent ? unconfirmed.file : null;
  return { busy: isPending, sent, unsent, refusal, send };
}
