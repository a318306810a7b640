import type { BankLineAnswer } from '@five/shared/payments/bank/bank.contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { LoadMore } from '../../platform/page/load-more.tsx';
import { Refusal } from '../../platform/forms/refusal.tsx';
import { useAction } from '../../platform/requests/use-action.ts';
import { useFormat } from '../../platform/texts/use-format.ts';
import { Money } from '../../platform/texts/formatted.tsx';
import { ActionButton } from '../../ui/action-button.tsx';
import cards from '../../ui/layouts/card-list.module.css';
import { useFocusRestore } from '../../ui/focus.ts';
import css from './transfers.module.css';
import { settledLinesQuery, reopenLine } from './transfers.queries.ts';

const EMPTY = { rows: undefined, total: 0 };

/**
 * List of the bank lines that staff closed without a payment, latest first. Each has its reason and
 * a button to reopen it.
 */
export function SettledLines() {
  const t = useTypedTranslate();
  const [open, setOpen] = useState(false);
  const list = useInfiniteQuery({ ...settledLinesQuery(), enabled: open });
  const { data: { rows: lines, total } = EMPTY, error, refetch } = list;
  const place = useFocusRestore();
  return (
    <details
      className={css['folded']}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('transfer.filed')}</summary>
      <div ref={place} tabIndex={-1}>
        <Refusal error={error} onRetry={refetch} />
        {lines?.length === 0 && <p>{t('transfer.none_filed')}</p>}
        <ul className={cards['list']}>
          {lines?.map((line) => (
            <SettledLine key={line.reference} line={line} />
          ))}
        </ul>
        <LoadMore list={list} left={total - (lines?.length ?? 0)} />
      </div>
    </details>
  );
}

function SettledLine({ line }: { line: BankLineAnswer }) {
  const t = useTypedTranslate();
  const { shortDay } = useFormat();
  const act = useAction(
    () => reopenLine(line.reference),
    () => t('transfer.reopened'),
  );
  return (
    <li>
      <div className={css['kept']}>
        <span className={css['what']}>
          <b>
            <Money cents={line.restCents} />
          </b>{' '}
          <bdi>{shortDay(line.bookedOn)}</bdi>
          <small>{line.label === null ? t('transfer.erased') : <bdi>{line.label}</bdi>}</small>
          <small>
            <q>
              <bdi>{line.dismissedReason}</bdi>
            </q>
          </small>
        </span>
        <ActionButton
          variant="outlined"
          busy={act.isPending}
          startIcon={<IconArrowBackUp aria-hidden className="points" />}
          onClick={() => act.mutate(undefined)}
        >
          {t('transfer.reopen')}
        </ActionButton>
      </div>
      <Refusal error={act.error} />
    </li>
  );
}
