import type { BankLineAnswer } from '@five/shared/payments/bank.contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useSay } from '../../platform/i18n.ts';
import { More } from '../../platform/more.tsx';
import { Refusal } from '../../platform/refusal.tsx';
import { useAct } from '../../platform/use-act.ts';
import { useFormat } from '../../platform/use-format.ts';
import { Money } from '../../platform/when.tsx';
import { ActButton } from '../../ui/act-button.tsx';
import cards from '../../ui/card-list.module.css';
import { useFocusKept } from '../../ui/use-focus-kept.ts';
import css from './transfers.module.css';
import { filedLinesQuery, reopenLine } from './transfers.queries.ts';

const EMPTY = { rows: undefined, total: 0 };

/** Filed lines, latest first, each with its reason and a button to reopen it. */
export function FiledLines() {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const list = useInfiniteQuery({ ...filedLinesQuery(), enabled: open });
  const { data: { rows: lines, total } = EMPTY, error, refetch } = list;
  const place = useFocusKept();
  return (
    <details
      className={css['folded']}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{say('transfer.filed')}</summary>
      <div ref={place} tabIndex={-1}>
        <Refusal error={error} onRetry={refetch} />
        {lines?.length === 0 && <p>{say('transfer.none_filed')}</p>}
        <ul className={cards['list']}>
          {lines?.map((line) => (
            <FiledLine key={line.reference} line={line} />
          ))}
        </ul>
        <More list={list} left={total - (lines?.length ?? 0)} />
      </div>
    </details>
  );
}

function FiledLine({ line }: { line: BankLineAnswer }) {
  const say = useSay();
  const { shortDay } = useFormat();
  const act = useAct(
    () => reopenLine(line.reference),
    () => say('transfer.reopened'),
  );
  return (
    <li>
      <div className={css['kept']}>
        <span className={css['what']}>
          <b>
            <Money cents={line.restCents} />
          </b>{' '}
          <bdi>{shortDay(line.bookedOn)}</bdi>
          <small>{line.label === null ? say('transfer.erased') : <bdi>{line.label}</bdi>}</small>
          <small>
            <q>
              <bdi>{line.dismissedReason}</bdi>
            </q>
          </small>
        </span>
        <ActButton
          variant="outlined"
          busy={act.isPending}
          startIcon={<IconArrowBackUp aria-hidden className="points" />}
          onClick={() => act.mutate(undefined)}
        >
          {say('transfer.reopen')}
        </ActButton>
      </div>
      <Refusal error={act.error} />
    </li>
  );
}
