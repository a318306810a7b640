import type { ErrorCode } from '@five/shared/errors/error-codes';
import type { CashSessionAnswer } from '@five/shared/payments/cash/cash.contract';
import { MAX_REASON } from '@five/shared/platform/lengths';
import { IconArrowBarDown, IconArrowBarUp, IconArrowsExchange } from '@tabler/icons-react';
import { Button, TextField, type TextFieldProps } from '@mui/material';
import { useState } from 'react';
import { useActionFields } from '../../platform/forms/action-fields.ts';
import { ActionForm } from '../../platform/forms/action-form.tsx';
import { failureOf } from '@five/client/failure';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { useIdempotencyKey } from '@five/client/api';
import { useAction } from '../../platform/requests/use-action.ts';
import { useFormat } from '../../platform/texts/use-format.ts';
import { Choice } from '../../ui/choice.tsx';
import { useFocusRestore } from '../../ui/focus.ts';
import { readAmount } from '../amount.rules.ts';
import { moveCash } from './cash.queries.ts';

/**
 * Adds cash to the drawer or removes cash without a payment, such as change from the bank or a
 * purchase; a reason is required.
 */
export function MoveCash({ drawer }: { drawer: CashSessionAnswer }) {
  const t = useTypedTranslate();
  const [shown, setShown] = useState(false);
  const place = useFocusRestore();
  return (
    <div ref={place} tabIndex={-1}>
      {shown ? (
        <MoveForm drawer={drawer} onDone={() => setShown(false)} />
      ) : (
        <Button
          variant="outlined"
          startIcon={<IconArrowsExchange aria-hidden />}
          onClick={() => setShown(true)}
        >
          {t('cash.move')}
        </Button>
      )}
    </div>
  );
}

/**
 * Error code of the API if more cash is to be removed than the drawer is known to contain. Staff
 * must then confirm the amount.
 */
const ABOVE: ErrorCode = 'CASH_MOVEMENT_ABOVE_DRAWER';

type Direction = 'in' | 'out';

function MoveForm({ drawer, onDone }: { drawer: CashSessionAnswer; onDone: () => void }) {
  const t = useTypedTranslate();
  const [direction, setDirection] = useState<Direction>('out');
  const { money } = useFormat();
  const { act, field, send, confirmCents } = useMoveCash(drawer, direction, onDone);
  return (
    <ActionForm
      title={t('cash.move')}
      submit={
        confirmCents === null
          ? t('cash.move_submit')
          : t('cash.move_confirm', { amount: money(confirmCents) })
      }
      act={act}
      onSubmit={send}
      onBack={onDone}
    >
      <Choice
        label={t('cash.direction')}
        value={direction}
        onChange={setDirection}
        takeFocus
        options={[
          { value: 'out', label: t('cash.take_out'), icon: IconArrowBarUp },
          { value: 'in', label: t('cash.put_in'), icon: IconArrowBarDown },
        ]}
      />
      <MovementFields amount={field.amount} reason={field.reason} />
    </ActionForm>
  );
}

function MovementFields({ amount, reason }: Record<'amount' | 'reason', TextFieldProps>) {
  const t = useTypedTranslate();
  return (
    <>
      <TextField
        {...amount}
        label={t('payment.amount')}
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off', dir: 'ltr' } }}
      />
      <TextField
        {...reason}
        label={t('cash.move_reason')}
        slotProps={{ htmlInput: { maxLength: MAX_REASON, autoComplete: 'off' } }}
      />
    </>
  );
}

/**
 * Sends the cash movement. If more cash is to be removed than the drawer is known to contain, it is
 * sent again after staff confirm it.
 */
function useMoveCash(drawer: CashSessionAnswer, direction: Direction, onDone: () => void) {
  const t = useTypedTranslate();
  const { values, field, submit } = useActionFields({ amount: '', reason: '' });
  const [centsToConfirm, setCentsToConfirm] = useState<number | null>(null);
  const amountCents = readAmount(values.amount);
  const isConfirming =
    centsToConfirm !== null && centsToConfirm === amountCents && direction === 'out';
  const input = {
    direction,
    amountCents: amountCents ?? 0,
    reason: values.reason.trim(),
    ...(isConfirming && { confirmed: true }),
  };
  const keys = useIdempotencyKey();
  const act = useAction(
    () => keys.send(input, (key) => moveCash(drawer.reference, input, key)),
    () => t('cash.moved'),
  );
  const send = submit(() =>
    act.mutate(undefined, {
      onSuccess: onDone,
      onError: (error) => setCentsToConfirm(failureOf(error).code === ABOVE ? amountCents : null),
    }),
  );
  return {
    act,
    field: {
      amount: field('amount', (text) => readAmount(text) !== null || t('payment.amount_invalid')),
      reason: field('reason', (text) => text.trim() !== '' || t('booking.reason_required')),
    },
    send,
    /** The amount that needs a confirmation, in centimes; null if none is needed. */
    confirmCents: isConfirming ? centsToConfirm : null,
  };
}
