import { IconButton } from '@mui/material';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { RaRecord } from 'ra-core';
import { useTypedTranslate } from '../../texts/i18n.ts';
import css from './order-buttons.module.css';
import { useOrder, type RowOrder } from './use-order.ts';

interface OrderButtonsProps<R extends RaRecord> {
  rows: readonly R[];
  index: number;
  order: RowOrder<R>;
  name: string;
}

/**
 * Buttons that move a row up or down by one. At the ends of the list a button is only
 * `aria-disabled`, so that it keeps the focus.
 */
export function OrderButtons<R extends RaRecord>({
  rows,
  index,
  order,
  name,
}: OrderButtonsProps<R>) {
  const t = useTypedTranslate();
  const { move, busy, canMove } = useOrder(rows, index, order);
  const press = (step: 1 | -1) => () => {
    if (!busy && canMove(step)) void move(step, name);
  };
  return (
    <span className={css['order']}>
      <IconButton
        aria-label={t('page.up', { name })}
        aria-disabled={busy || !canMove(-1)}
        onClick={press(-1)}
      >
        <IconArrowUp aria-hidden size={20} />
      </IconButton>
      <IconButton
        aria-label={t('page.down', { name })}
        aria-disabled={busy || !canMove(1)}
        onClick={press(1)}
      >
        <IconArrowDown aria-hidden size={20} />
      </IconButton>
    </span>
  );
}
