import type { PaymentAnswer } from '@five/shared/payments/payments.contract';
import { dateOfWall } from '@five/shared/time/wall-time';
import { useQuery } from '@tanstack/react-query';
import { IconArrowBackUp, IconBuildingBank, IconCash, IconHourglass } from '@tabler/icons-react';
import { IconButton } from '@mui/material';
import { useState } from 'react';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { LoadFailedPart } from '../platform/forms/refusal.tsx';
import { useFormat } from '../platform/texts/use-format.ts';
import { Money } from '../platform/texts/formatted.tsx';
import { WallTime } from './cash/drawer-facts.tsx';
import css from './payments.module.css';
import { paymentsOf } from './payments.queries.ts';
import { ReversePaymentForm } from './reverse-payment-form.tsx';
import type { Payable } from './use-take-payment.ts';

/**
 * List of the payments of a booking or pack. A reversed payment stays visible, marked as reversed.
 */
export function PaymentLines({
  target,
  none = 'none',
}: {
  target: Payable['target'];
  /** Text that is shown if there are no payments: not paid yet, or paid with a pack. */ none?:
    | 'none'
    | 'by_pack';
}) {
  const t = useTypedTranslate();
  const { data, error, refetch } = useQuery(paymentsOf(target));
  const [reversing, setReversing] = useState<string | null>(null);
  return (
    <section className={css['payments']}>
      <h3>{t('booking.payments')}</h3>
      <LoadFailedPart what={t('payment.failed')} error={error} onRetry={refetch} />
      {!error && data?.length === 0 && <p>{t(`payment.${none}`)}</p>}
      <ul>
        {data?.map((payment) =>
          payment.reference === reversing ? (
            <li key={payment.reference}>
              <ReversePaymentForm payment={payment} onDone={() => setReversing(null)} />
            </li>
          ) : (
            <PaymentLine
              key={payment.reference}
              payment={payment}
              onReverse={() => setReversing(payment.reference)}
            />
          ),
        )}
      </ul>
    </section>
  );
}

const SIGNS = { cash: IconCash, transfer: IconBuildingBank, pack: IconHourglass } as const;

function PaymentLine({ payment, onReverse }: { payment: PaymentAnswer; onReverse: () => void }) {
  const t = useTypedTranslate();
  const { shortDay } = useFormat();
  const Sign = SIGNS[payment.method];
  const reversed = payment.reversedAt !== null;
  return (
    <li className={css['line']} data-reversed={reversed || undefined}>
      <Sign aria-hidden size={22} />
      <span>
        {payment.amountCents < 0 ? t('payment.reversal') : t(`methods.${payment.method}`)} ·{' '}
        {dateOfWall(payment.wall) === payment.receivedOn ? (
          <WallTime wall={payment.wall} />
        ) : (
          <bdi>{shortDay(payment.receivedOn)}</bdi>
        )}
        {payment.packMinutes !== null && (
          <small>{t('shares.take_minutes', { minutes: Math.abs(payment.packMinutes) })}</small>
        )}
        {payment.share && (
          <small>
            <bdi>{payment.payer}</bdi> <bdi className="figures">{payment.share}</bdi>
          </small>
        )}
        {payment.takenBy && (
          <small>
            <bdi>{t('payment.by', { name: payment.takenBy })}</bdi>
          </small>
        )}
        {reversed && <small>{t('payment.reversed_tag')}</small>}
      </span>
      <strong>
        <Money cents={payment.amountCents} />
      </strong>
      {!reversed && payment.amountCents > 0 && (
        <IconButton
          aria-label={t('payment.reverse')}
          title={t('payment.reverse')}
          onClick={onReverse}
        >
          <IconArrowBackUp aria-hidden className="points" />
        </IconButton>
      )}
    </li>
  );
}
