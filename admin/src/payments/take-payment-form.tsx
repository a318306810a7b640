import { amountText } from '@five/shared/money/typed-amount';
import type { MoneyMethod } from '@five/shared/payments/payments.codes';
import type { TakePaymentInput } from '@five/shared/payments/payments.contract';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { ActionForm } from '../platform/action-form.tsx';
import { failureOf } from '../platform/http.ts';
import { useTypedTranslate } from '../platform/i18n.ts';
import { useIdempotencyKey } from '../platform/idempotency.ts';
import { isRefusal } from '../platform/query-client.ts';
import { useAction } from '../platform/use-action.ts';
import { useFormat } from '../platform/use-format.ts';
import { amountProblem, changeOf, readAmount } from './amount.rules.ts';
import { AmountField } from './amount-field.tsx';
import { ChangeField } from './change-field.tsx';
import { MethodFields } from './method-fields.tsx';
import { openDrawerQuery } from './cash/cash.queries.ts';
import { UnclosedDrawerConsent, useUnclosedDrawer } from './cash/unclosed-drawer.tsx';
import { takePayment } from './payments.queries.ts';
import type { TakenPayment } from './payment-taken-note.tsx';
import { Note } from '../ui/note.tsx';

/** An amount due and its subject. */
export interface Payable {
  target: Pick<TakePaymentInput, 'booking' | 'subscription' | 'share'>;
  dueCents: number;
  /** The intended payment method. */
  method: MoneyMethod;
}

interface TakePaymentFormProps {
  payable: Payable;
  /**
   * Called when the request is sent, because an update may unmount this form before the response.
   * Called with null if the payment was refused.
   */
  onMoney?: (taken: TakenPayment | null) => void;
  onTaken: () => void;
  onBack: () => void;
}

/** Takes cash or records a transfer: the amount due is prefilled and Enter submits. */
export function TakePaymentForm({ payable, onMoney, onTaken, onBack }: TakePaymentFormProps) {
  const t = useTypedTranslate();
  const { money } = useFormat();
  const notify = useNotify();
  const translate = useTranslate();
  const due = payable.dueCents;
  const [text, setText] = useState(amountText(due));
  const [method, setMethod] = useState<MoneyMethod>(payable.method);
  const [receivedOn, setReceivedOn] = useState('');
  const [handed, setHanded] = useState('');
  const [accepted, setAccepted] = useState(false);
  const { data: drawer } = useQuery(openDrawerQuery());
  const isCash = method === 'cash';
  const isLeft = useUnclosedDrawer() !== null && isCash;
  const amountCents = readAmount(text) ?? 0;
  const input = {
    ...payable.target,
    amountCents,
    method,
    ...(method === 'transfer' && receivedOn && { receivedOn }),
    ...(isLeft && accepted && { earlierDrawer: true }),
  };
  const key = useIdempotencyKey(input);
  const change = isCash && amountCents > 0 ? changeOf(handed, amountCents) : null;
  const [changeCents, opensDrawer] = [Math.max(0, change ?? 0), isCash && drawer === null];
  const act = useAction(
    // Shown as a toast too: if a colleague took the payment meanwhile, this form is unmounted.
    () =>
      takePayment(input, key).catch((error: Error) => {
        if (isRefusal(error)) onMoney?.(null);
        notify(
          failureOf(error).dueCents === 0
            ? t('payment.already')
            : translate(error.message, { _: error.message }),
          { type: 'error' },
        );
        throw error;
      }),
    () => t(`payment.taken.${method}`, { amount: money(amountCents) }),
  );
  const send = () => {
    if (amountProblem(text, due) === null && (change ?? 0) >= 0) {
      onMoney?.({ changeCents, opensDrawer, dueCents: due - amountCents });
      act.mutate(undefined, { onSuccess: onTaken });
    }
  };
  const back = () => (onMoney?.(null), onBack());
  return (
    <ActionForm
      title={t('payment.title')}
      submit={t(`payment.take_in.${method}`, { amount: money(amountCents || due) })}
      act={act}
      disabled={isLeft && !accepted}
      onSubmit={send}
      onBack={back}
    >
      <AmountField text={text} onChange={setText} dueCents={due} failure={failureOf(act.error)} />
      <MethodFields
        method={method}
        onMethod={setMethod}
        receivedOn={receivedOn}
        onReceivedOn={setReceivedOn}
        wrong={
          failureOf(act.error).errorMessages?.find(({ field }) => field === 'receivedOn')?.message
        }
      />
      {isCash && <ChangeField handed={handed} onHanded={setHanded} change={change} />}
      {isLeft && <UnclosedDrawerConsent accepted={accepted} onAccept={setAccepted} />}
      {opensDrawer && (
        <Note tone="info" icon={IconInfoCircle}>
          {t('taken.opens_drawer')}
        </Note>
      )}
    </ActionForm>
  );
}
