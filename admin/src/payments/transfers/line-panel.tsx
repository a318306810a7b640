import type { AcceptBankLineRequest } from '@five/shared/payments/bank/bank.requests';
import type { BankLineAnswer, BankSettledAnswer } from '@five/shared/payments/bank/bank.contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, TextField } from '@mui/material';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { bookingPage, packPage } from '../../platform/page/paths.ts';
import { ReasonForm } from '../../platform/forms/reason-form.tsx';
import { Refusal } from '../../platform/forms/refusal.tsx';
import { useAction } from '../../platform/requests/use-action.ts';
import { useFormat } from '../../platform/texts/use-format.ts';
import { useDebouncedValue } from '../../platform/forms/typed-search.ts';
import { Money } from '../../platform/texts/formatted.tsx';
import { SettledState } from './settled-state.tsx';
import css from './transfers.module.css';
import { dismissLine, cancelledBookingsQuery, openPaymentsQuery } from './transfers.queries.ts';

interface LinePanelProps {
  line: BankLineAnswer;
  onAccept: (target: AcceptBankLineRequest) => void;
  onClose: () => void;
}

/**
 * Assigns a bank line to a booking or pack found by search, or dismisses the line with a reason.
 */
export function LinePanel({ line, onAccept, onClose }: LinePanelProps) {
  const t = useTypedTranslate();
  const panel = useRef<HTMLDivElement>(null);
  const [filing, setFiling] = useState(false);
  const steer = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const stops = [...(panel.current?.querySelectorAll<HTMLElement>('input, button') ?? [])];
    const next =
      stops[
        stops.findIndex((stop) => stop === document.activeElement) +
          (event.key === 'ArrowDown' ? 1 : -1)
      ];
    event.preventDefault();
    next?.focus();
  };
  if (filing) return <DismissForm line={line} onBack={() => setFiling(false)} />;
  return (
    <div ref={panel} className={css['panel']} onKeyDown={steer}>
      {line.settled && <SettledNote settled={line.settled} />}
      <PaymentSearch onAccept={onAccept} />
      <Button variant={line.settled ? 'text' : 'outlined'} onClick={() => setFiling(true)}>
        {t(settlementTextKey(line))}
      </Button>
      <Button variant="text" onClick={onClose}>
        {t('booking.keep')}
      </Button>
    </div>
  );
}

/**
 * The key of the text on the button that closes a bank line without a payment. A line that names a
 * booking or pack never gets the text 'not for us'.
 */
const settlementTextKey = ({ state, settled }: BankLineAnswer) =>
  state === 'to_give_back' || settled
    ? ('transfer.given_back' as const)
    : ('transfer.dismiss' as const);

/**
 * Explains what to do with a payment for a booking or pack that is no longer due, with a link to
 * the booking or pack.
 */
function SettledNote({
  settled: { booking, subscription, state },
}: {
  settled: BankSettledAnswer;
}) {
  const t = useTypedTranslate();
  const path =
    booking !== null ? bookingPage(booking) : subscription !== null ? packPage(subscription) : null;
  const isDouble = state === 'paid' || state === 'claimed';
  return (
    <p>
      {t(isDouble ? 'transfer.double_help' : 'transfer.late_help')}{' '}
      {path && <Link to={path}>{t('transfer.open_target')}</Link>}
    </p>
  );
}

function PaymentSearch({ onAccept }: Pick<LinePanelProps, 'onAccept'>) {
  const t = useTypedTranslate();
  const { shortDay } = useFormat();
  const [q, setQ] = useState('');
  const search = useDebouncedValue(q, 200);
  const { data, error, refetch } = useQuery({
    ...openPaymentsQuery(search),
    placeholderData: keepPreviousData,
  });
  const { data: cancelled = [], isFetching } = useQuery(cancelledBookingsQuery(search));
  const isNone = data?.length === 0 && cancelled.length === 0 && !isFetching;
  return (
    <>
      <TextField
        label={t('transfer.search')}
        value={q}
        onChange={({ target }) => setQ(target.value)}
        autoFocus
        helperText={isNone ? t('transfer.none_found') : ' '}
        slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 100 } }}
      />
      <Refusal error={error} onRetry={refetch} />
      <ul>
        {data?.map(({ target, reference, customer, dueCents, date }) => (
          <li key={reference}>
            <button type="button" className={css['found']} onClick={() => onAccept(target)}>
              <bdi>{customer}</bdi> <bdi className="figures">{reference}</bdi>{' '}
              {date && <bdi>{shortDay(date)}</bdi>} <Money cents={dueCents} />
            </button>
          </li>
        ))}
        {cancelled.map(({ kind, reference, customer, date, state }) => (
          <li key={reference} className={css['gone']}>
            <bdi>{customer}</bdi> <bdi className="figures">{reference}</bdi>{' '}
            <SettledState kind={kind} state={state} date={date} />
          </li>
        ))}
      </ul>
    </>
  );
}

function DismissForm({ line, onBack }: { line: BankLineAnswer; onBack: () => void }) {
  const t = useTypedTranslate();
  const { money } = useFormat();
  const act = useAction(
    (reason: string) => dismissLine(line.reference, reason),
    () => t('transfer.dismissed'),
  );
  return (
    <ReasonForm
      title={t(settlementTextKey(line))}
      help={t('transfer.dismiss_help', { amount: money(line.restCents) })}
      label={t('transfer.dismiss_reason')}
      submit={t('transfer.dismiss_submit')}
      act={act}
      onDone={onBack}
    />
  );
}
