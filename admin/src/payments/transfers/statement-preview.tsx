import type {
  BankPreviewAnswer,
  BankProfileAnswer,
} from '@five/shared/payments/bank/bank.contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@mui/material';
import { useRef, useState } from 'react';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { useIdempotencyKey } from '@five/client/api';
import { Refusal } from '../../platform/forms/refusal.tsx';
import { useAction } from '../../platform/requests/use-action.ts';
import { useFormat } from '../../platform/texts/use-format.ts';
import { Money } from '../../platform/texts/formatted.tsx';
import { ActionButton } from '../../ui/action-button.tsx';
import plain from '../../ui/layouts/rows.module.css';
import css from './statement.module.css';
import { importFile, previewQuery } from './transfers.queries.ts';

interface StatementPreviewProps {
  file: File;
  profile: BankProfileAnswer;
  onOther: () => void;
  onDone: () => void;
}

const NOTICE_MS = 8_000;

/** Preview of a statement before the import. */
export function StatementPreview({ file, profile, onOther, onDone }: StatementPreviewProps) {
  const t = useTypedTranslate();
  const [key] = useState(() =>
    [file.name, file.size, file.lastModified, profile.reference].join(' '),
  );
  const { data, error, refetch } = useQuery(previewQuery(key, profile.reference, file));
  const act = useImport({ file, profile, key });
  const fresh = data?.counts.added ?? 0;
  return (
    <div className={css['preview']}>
      <h2>{t('transfer.preview', { name: profile.name })}</h2>
      <p className={css['account']}>
        {t('transfer.account')}{' '}
        <bdi dir="ltr" className="figures">
          {profile.account}
        </bdi>
      </p>
      <Refusal error={error} onRetry={refetch} />
      <Refusal error={act.error} />
      {data && <p role="status">{t('transfer.counts', { ...data.counts, fresh })}</p>}
      <PreviewLines name={profile.name} preview={data} />
      {data && <IgnoredRows preview={data} />}
      {data && (
        <PreviewButtons
          fresh={fresh}
          isPending={act.isPending}
          onImport={() => act.mutate(undefined, { onSuccess: onDone })}
          onOther={onOther}
          onDone={onDone}
        />
      )}
    </div>
  );
}

interface PreviewLinesProps {
  name: string;
  /** The preview of the statement; undefined until it is loaded. */
  preview: BankPreviewAnswer | undefined;
}

/** Lists the bank lines of the file, and the rows that cannot be read. */
function PreviewLines({ name, preview }: PreviewLinesProps) {
  const t = useTypedTranslate();
  const { shortDay } = useFormat();
  return (
    <div
      className={`${plain['scroll']} ${css['lines']}`}
      tabIndex={0}
      role="region"
      aria-label={t('transfer.preview', { name })}
    >
      <table className={plain['table']}>
        <tbody>
          {preview?.lines.map(({ row, bookedOn, amountCents, label, known }) => (
            <tr key={row} data-known={known || undefined}>
              <td className={css['what']}>
                <bdi>{shortDay(bookedOn)}</bdi>
                <small>
                  <bdi>{label}</bdi>
                </small>
              </td>
              <td className={css['sum']}>
                <Money cents={amountCents} />
                {known && <small>{t('transfer.known')}</small>}
              </td>
            </tr>
          ))}
          {preview?.problems.map(({ row, problem }) => (
            <tr key={row} data-problem>
              <td colSpan={2}>
                {t('transfer.row', { row })} {t(`transfer.problems.${problem}`)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface PreviewButtonsProps extends Pick<StatementPreviewProps, 'onOther' | 'onDone'> {
  /** Number of bank lines that the import would add. */
  fresh: number;
  isPending: boolean;
  onImport: () => void;
}

function PreviewButtons({ fresh, isPending, onImport, onOther, onDone }: PreviewButtonsProps) {
  const t = useTypedTranslate();
  return (
    <div className={css['buttons']}>
      <ActionButton
        variant="contained"
        autoFocus
        disabled={fresh === 0}
        busy={isPending}
        onClick={onImport}
      >
        {t('transfer.import_submit', { count: fresh })}
      </ActionButton>
      <Button variant="outlined" onClick={onOther}>
        {t('transfer.other_profile')}
      </Button>
      <Button variant="text" autoFocus={fresh === 0} onClick={onDone}>
        {t('booking.keep')}
      </Button>
    </div>
  );
}

/** Runs the import and reports how many lines are late payments or double payments. */
function useImport({
  file,
  profile,
  key,
}: Pick<StatementPreviewProps, 'file' | 'profile'> & { key: string }) {
  const t = useTypedTranslate();
  const keys = useIdempotencyKey();
  const counts = useRef({ late: 0, double: 0 });
  const message = () => {
    const { late, double } = counts.current;
    return late + double > 0
      ? t('transfer.imported_settled', counts.current)
      : t('transfer.imported');
  };
  const send = async () => {
    counts.current = await keys.send({ key }, (sent) => importFile(profile.reference, file, sent));
  };
  return useAction(send, message, NOTICE_MS);
}

/** Rows of the file that are not imported, with their text, so that no row is dropped silently. */
function IgnoredRows({ preview: { aside, problems, counts } }: { preview: BankPreviewAnswer }) {
  const t = useTypedTranslate();
  const hidden = counts.aside - aside.length + counts.problems - problems.length;
  if (counts.aside === 0 && hidden === 0) return null;
  return (
    <details className={css['aside']}>
      <summary>
        {t('transfer.aside')} <bdi className="figures">({counts.aside})</bdi>
      </summary>
      <ul>
        {aside.map(({ row, reason, text }) => (
          <li key={row}>
            {t('transfer.row', { row })} {t(`transfer.aside_reasons.${reason}`)}{' '}
            <small>
              <bdi>{text}</bdi>
            </small>
          </li>
        ))}
      </ul>
      {hidden > 0 && <p>{t('transfer.more_rows', { count: hidden })}</p>}
    </details>
  );
}
