import type { BankLineAnswer } from '@five/shared/payments/bank.contract';
import { useQuery } from '@tanstack/react-query';
import { IconArrowBackUp } from '@tabler/icons-react';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useSay } from '../../platform/i18n.ts';
import { Refusal } from '../../platform/refusal.tsx';
import { useAct } from '../../platform/use-act.ts';
import { useFormat } from '../../platform/use-format.ts';
import { Money } from '../../platform/when.tsx';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import css from './transfers.module.css';
import { filedLinesQuery, reopenLine } from './transfers.queries.ts';

/** What was filed away, the latest first, each with its reason and the way back among the open ones. */
export function FiledLines() {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const { data: lines, error, refetch } = useQuery({ ...filedLinesQuery(), enabled: open });
  const place = useFocusBack(String(lines?.length));
  return (
    <details className={css['folded']} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{say('transfer.filed')}</summary>
      <div ref={place} tabIndex={-1}>
        <Refusal error={error} onRetry={refetch} />
        {lines?.length === 0 && <p>{say('transfer.none_filed')}</p>}
        <ul>{lines?.map((line) => <FiledLine key={line.reference} line={line} />)}</ul>
      </div>
    </details>
  );
}

function FiledLine({ line }: { line: BankLineAnswer }) {
  const say = useSay();
  const { shortDay } = useFormat();
  const act = useAct(() => reopenLine(line.reference), () => say('transfer.reopened'));
  return (
    <li>
      <div className={css['kept']}>
        <span className={css['what']}>
          <b><Money cents={line.restCents} /></b> <bdi>{shortDay(line.bookedOn)}</bdi>
          <small><bdi>{line.label}</bdi></small>
          <small><q><bdi>{line.dismissedReason}</bdi></q></small>
        </span>
        <Button variant="outlined" disabled={act.isPending} startIcon={<IconArrowBackUp aria-hidden className="points" />} onClick={() => act.mutate(undefined)}>{say('transfer.reopen')}</Button>
      </div>
      <Refusal error={act.error} />
    </li>
  );
}
