import type { TakePaymentRequest } from '@five/shared/payments/payments.requests';
import { amountText } from '@five/shared/money/typed-amount';
import type { MoneyMethod } from '@five/shared/payments/payments.codes';
import { useQuery } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { failureOf } from '@five/client/failure';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { useIdempotencyKey } from '@five/client/api';
import { isRefusal } from '@five/client/query-client';
import { useAction } from '../platform/requests/use-action.ts';
import { useFormat } from '../platform/texts/use-format.ts';
import { changeOf, readAmount } from './amount.rules.ts';
import { openDrawerQuery } from './cash/cash.queries.ts';
import { useUnclosedDrawer } from './cash/unclosed-drawer.tsx';
import { takePayment } from './payments.queries.ts';

/** An amount due, and the booking, pack or share for which it is due. */
export interface Payable {
  target: Pick<TakePaymentRequest, 'booking' | 'subscription' | 'share'>;
  dueCents: number;
  /** The payment method that the customer intends to use. */
  method: MoneyMethod;
}

/**
 * State of the payment form. From its fields it computes the request to send and the cash to return
 * to the customer.
 */
export function usePaymentDraft(payable: Payable) {
  const [text, setText] = useState(amountText(payable.dueCents));
  const [method, setMethod] = useState<MoneyMethod>(payable.method);
  const [receivedOn, setReceivedOn] = useState('');
  const [handed, setHanded] = useState('');
  const [accepted, setAccepted] = useState(false);
  const { data: drawer } = useQuery(openDrawerQuery());
  const isCash = method === 'cash';
  const unclosedDrawer = useUnclosedDrawer() !== null && isCash;
  const amountCents = readAmount(text) ?? 0;
  const input: TakePaymentRequest & { method: MoneyMethod } = {
    ...payable.target,
    amountCents,
    method,
    ...(method === 'transfer' && receivedOn && { receivedOn }),
    ...(unclosedDrawer && accepted && { earlierDrawer: true }),
  };
  return {
    text,
    setText,
    setMethod,
    receivedOn,
    setReceivedOn,
    handed,
    setHanded,
    accepted,
    setAccepted,
    input,
    isCash,
    /** Whether cash would go into the unclosed drawer of an earlier day. */
    unclosedDrawer,
    /** Change to give back; null until an amount handed over is typed. */
    change: isCash && amountCents > 0 ? changeOf(handed, amountCents) : null,
    opensDrawer: isCash && drawer === null,
  };
}

/** Sends the payment of money; `onRefused` is called if the API refuses it. */
export function useTakePayment(
  input: TakePaymentRequest & { method: MoneyMethod },
  onRefused: () => void,
) {
  const t = useTypedTranslate();
  const { money } = useFormat();
  const notify = useNotify();
  const translate = useTranslate();
  const keys = useIdempotencyKey();
  return useAction(
    // The error is shown as a toast too. If a colleague took the payment meanwhile, this form is
    // unmounted and cannot show it.
    () =>
      keys
        .send(input, (key) => takePayment(input, key))
        .catch((error: Error) => {
          if (isRefusal(error)) onRefused();
          notify(
            failureOf(error).dueCents === 0
              ? t('payment.already')
              : translate(error.message, { _: error.message }),
            { type: 'error' },
          );
          throw error;
        }),
    () => t(`payment.taken.${input.method}`, { amount: money(input.amountCents) }),
  );
}
