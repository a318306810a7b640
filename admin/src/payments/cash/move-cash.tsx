import type { ErrorCode } from '@five/shared/errors/error-codes';
import type { CashSessionAnswer } from '@five/shared/payments/cash.contract';
import { MAX_REASON } from '@five/shared/platform/lengths';
import { IconArrowBarDown, IconArrowBarUp, IconArrowsExchange } from '@tabler/icons-react';
import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import { ActionForm } from '../../platform/action-form.tsx';
import { failureOf } from '../../platform/http.ts';
import { useTypedTranslate } from '../../platform/i18n.ts';
import { useIdempotencyKey } from '@five/client/idempotency';
import { useAction } from '../../platform/use-action.ts';
import { useFormat } from '../../platform/use-format.ts';
import { Choice } from '../../ui/choice.tsx';
import { useFocusRestore } from '../../ui/use-focus-restore.ts';
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

interface Movement {
  direction: 'in' | 'out';
  /** The amount as typed. */
  text: string;
  reason: string;
}

function MoveForm({ drawer, onDone }: { drawer: CashSessionAnswer; onDone: () => void }) {
  const t = useTypedTranslate();
  const [movement, setMovement] = useState<Movement>({ direction: 'out', text: '', reason: '' });
  const { money } = useFormat();
  const { act, send, confirmCents, noAmount, noReason } = useMoveCash(drawer, movement, onDone);
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
      <MovementFields
        movement={movement}
        noAmount={noAmount}
        noReason={noReason}
        onChange={setMovement}
      />
    </ActionForm>
  );
}

interface MovementFieldsProps {
  movement: Movement;
  noAmount: boolean;
  noReason: boolean;
  onChange: (movement: Movement) => void;
}

function MovementFields({ movement, noAmount, noReason, onChange }: MovementFieldsProps) {
  const t = useTypedTranslate();
  return (
    <>
      <Choice
        label={t('cash.direction')}
        value={movement.direction}
        onChange={(direction) => onChange({ ...movement, direction })}
        takeFocus
        options={[
          { value: 'out', label: t('cash.take_out'), icon: IconArrowBarUp },
          { value: 'in', label: t('cash.put_in'), icon: IconArrowBarDown },
        ]}
      />
      <TextField
        label={t('payment.amount')}
        value={movement.text}
        onChange={({ target }) => onChange({ ...movement, text: target.value })}
        error={noAmount}
        helperText={noAmount && t('payment.amount_invalid')}
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off', dir: 'ltr' } }}
      />
      <TextField
        label={t('cash.move_reason')}
        value={movement.reason}
        onChange={({ target }) => onChange({ ...movement, reason: target.value })}
        error={noReason}
        helperText={noReason && t('booking.reason_required')}
        slotProps={{ htmlInput: { maxLength: MAX_REASON, autoComplete: 'off' } }}
      />
    </>
  );
}

/**
 * Sends the cash movement. If more cash is to be removed than the drawer is known to contain, it is
 * sent again after staff confirm it.
 */
function useMoveCash(
  drawer: CashSessionAnswer,
  { direction, text, reason }: Movement,
  onDone: () => void,
) {
  const t = useTypedTranslate();
  const [tried, setTried] = useState(false);
  const [centsToConfirm, setCentsToConfirm] = useState<number | null>(null);
  const amountCents = readAmount(text);
  const isConfirming =
    centsToConfirm !== null && centsToConfirm === amountCents && direction === 'out';
  const input = {
    direction,
    amountCents: amountCents ?? 0,
    reason: reason.trim(),
    ...(isConfirming && { confirmed: true }),
  };
  const keys = useIdempotencyKey();
  const act = useAction(
    () => keys.send(input, (key) => moveCash(drawer.reference, input, key)),
    () => t('cash.moved'),
  );
  const send = () => {
    setTried(true);
    if (amountCents !== null && input.reason !== '')
      act.mutate(undefined, {
        onSuccess: onDone,
        onError: (error) => setCentsToConfirm(failureOf(error).code === ABOVE ? amountCents : null),
      });
  };
  return {
    act,
    send,
    /** The amount that needs a confirmation, in centimes; null if none is needed. */
    confirmCents: isConfirming ? centsToConfirm : null,
    noAmount: tried && amountCents === null,
    noReason: tried && input.reason === '',
  };
}
