import type { ErrorCode } from '@five/shared/errors/error-codes';
import type { CashSessionAnswer } from '@five/shared/payments/cash.contract';
import { MAX_REASON } from '@five/shared/platform/lengths';
import { IconArrowBarDown, IconArrowBarUp, IconArrowsExchange } from '@tabler/icons-react';
import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import { ActionForm } from '../../platform/action-form.tsx';
import { failureOf } from '../../platform/http.ts';
import { useTypedTranslate } from '../../platform/i18n.ts';
import { useIdempotencyKey } from '../../platform/idempotency.ts';
import { useAction } from '../../platform/use-action.ts';
import { useFormat } from '../../platform/use-format.ts';
import { Choice } from '../../ui/choice.tsx';
import { useFocusRestore } from '../../ui/use-focus-restore.ts';
import { readAmount } from '../amount.rules.ts';
import { moveCash } from './cash.queries.ts';

/** Adds or removes cash without a payment, with a reason: change from the bank, or a purchase. */
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

/** More than the known amount in the drawer requires a confirmation. */
const ABOVE: ErrorCode = 'CASH_MOVEMENT_ABOVE_DRAWER';

function MoveForm({ drawer, onDone }: { drawer: CashSessionAnswer; onDone: () => void }) {
  const t = useTypedTranslate();
  const [direction, setDirection] = useState<'in' | 'out'>('out');
  const [text, setText] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const [asked, setAsked] = useState<number | null>(null);
  const { money } = useFormat();
  const amountCents = readAmount(text);
  const isAsked = asked !== null && asked === amountCents && direction === 'out';
  const input = {
    direction,
    amountCents: amountCents ?? 0,
    reason: reason.trim(),
    ...(isAsked && { confirmed: true }),
  };
  const key = useIdempotencyKey(input);
  const act = useAction(
    () => moveCash(drawer.reference, input, key),
    () => t('cash.moved'),
  );
  const send = () => {
    setTried(true);
    if (amountCents !== null && input.reason !== '')
      act.mutate(undefined, {
        onSuccess: onDone,
        onError: (error) => setAsked(failureOf(error).code === ABOVE ? amountCents : null),
      });
  };
  const [noAmount, noReason] = [tried && amountCents === null, tried && input.reason === ''];
  return (
    <ActionForm
      title={t('cash.move')}
      submit={isAsked ? t('cash.move_confirm', { amount: money(asked) }) : t('cash.move_submit')}
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
      <TextField
        label={t('payment.amount')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={noAmount}
        helperText={noAmount && t('payment.amount_invalid')}
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off', dir: 'ltr' } }}
      />
      <TextField
        label={t('cash.move_reason')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={noReason}
        helperText={noReason && t('booking.reason_required')}
        slotProps={{ htmlInput: { maxLength: MAX_REASON, autoComplete: 'off' } }}
      />
    </ActionForm>
  );
}
