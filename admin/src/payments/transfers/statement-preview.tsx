import type { BankPreviewAnswer, BankProfileAnswer } from '@five/shared/payments/bank.contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@mui/material';
import { useRef, useState } from 'react';
import { useSay } from '../../platform/i18n.ts';
import { useIdempotencyKey } from '../../platform/idempotency.ts';
import { Refusal } from '../../platform/refusal.tsx';
import { useAct } from '../../platform/use-act.ts';
import { useFormat } from '../../platform/use-format.ts';
import { Money } from '../../platform/when.tsx';
import { ActButton } from '../../ui/act-button.tsx';
import plain from '../../ui/rows.module.css';
import css from './statement.module.css';
import { importFile, previewQuery } from './transfers.queries.ts';

interface StatementPreviewProps {
  file: File;
  profile: BankProfileAnswer;
  onOther: () => void;
  onDone: () => void;
}

const TOLD_MS = 8_000;

/** Preview of a statement before the import. */
export function StatementPreview({ file, profile, onOther, onDone }: StatementPreviewProps) {
  const say = useSay();
  const { shortDay } = useFormat();
  const [key] = useState(() =>
    [file.name, file.size, file.lastModified, profile.reference].join(' '),
  );
  const { data, error, refetch } = useQuery(previewQuery(key, profile.reference, file));
  const act = useImport({ file, profile, key });
  const fresh = data?.counts.added ?? 0;
  return (
    <div className={css['preview']}>
      <h2>{say('transfer.preview', { name: profile.name })}</h2>
      <p className={css['account']}>
        {say('transfer.account')}{' '}
        <bdi dir="ltr" className="figures">
          {profile.account}
        </bdi>
      </p>
      <Refusal error={error} onRetry={refetch} />
      <Refusal error={act.error} />
      {data && <p role="status">{say('transfer.counts', { ...data.counts, fresh })}</p>}
      <div
        className={`${plain['scroll']} ${css['lines']}`}
        tabIndex={0}
        role="region"
        aria-label={say('transfer.preview', { name: profile.name })}
      >
        <table className={plain['table']}>
          <tbody>
            {data?.lines.map(({ row, bookedOn, amountCents, label, known }) => (
              <tr key={row} data-known={known || undefined}>
                <td className={css['what']}>
                  <bdi>{shortDay(bookedOn)}</bdi>
                  <small>
                    <bdi>{label}</bdi>
                  </small>
                </td>
                <td className={css['sum']}>
                  <Money cents={amountCents} />
                  {known && <small>{say('transfer.known')}</small>}
                </td>
              </tr>
            ))}
            {data?.problems.map(({ row, problem }) => (
              <tr key={row} data-problem>
                <td colSpan={2}>
                  {say('transfer.row', { row })} {say(`transfer.problems.${problem}`)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {data && <Aside preview={data} />}
      {data && (
        <div className={css['buttons']}>
          <ActButton
            variant="contained"
            autoFocus
            disabled={fresh === 0}
            busy={act.isPending}
            onClick={() => act.mutate(undefined, { onSuccess: onDone })}
          >
            {say('transfer.import_submit', { count: fresh })}
          </ActButton>
          <Button variant="outlined" onClick={onOther}>
            {say('transfer.other_profile')}
          </Button>
          <Button variant="text" autoFocus={fresh === 0} onClick={onDone}>
            {say('booking.keep')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Runs the import and reports how many lines are late or double payments. */
function useImport({
  file,
  profile,
  key,
}: Pick<StatementPreviewProps, 'file' | 'profile'> & { key: string }) {
  const say = useSay();
  const sent = useIdempotencyKey({ key });
  const counts = useRef({ late: 0, double: 0 });
  const message = () => {
    const { late, double } = counts.current;
    return late + double > 0
      ? say('transfer.imported_settled', counts.current)
      : say('transfer.imported');
  };
  const send = async () => (counts.current = await importFile(profile.reference, file, sent));
  return useAct(send, message, TOLD_MS);
}

/**
 * Lines that are not imported, with their text, so that nothing in the file is dropped silently.
 */
function Aside({ preview: { aside, problems, counts } }: { preview: BankPreviewAnswer }) {
  const say = useSay();
  const hidden = counts.aside - aside.length + counts.problems - problems.length;
  if (counts.aside === 0 && hidden === 0) return null;
  return (
    <details className={css['aside']}>
      <summary>
        {say('transfer.aside')} <bdi className="figures">({counts.aside})</bdi>
      </summary>
      <ul>
        {aside.map(({ row, reason, text }) => (
          <li key={row}>
            {say('transfer.row', { row })} {say(`transfer.aside_reasons.${reason}`)}{' '}
            <small>
              <bdi>{text}</bdi>
            </small>
          </li>
        ))}
      </ul>
      {hidden > 0 && <p>{say('transfer.more_rows', { count: hidden })}</p>}
    </details>
  );
}
