import type { AcceptBankLineRequest } from '@five/shared/payments/bank/bank.requests';
import type {
  BankLineAnswer,
  BankMatchAnswer,
  BankSettledAnswer,
} from '@five/shared/payments/bank/bank.contract';
import type { MatchReason } from '@five/shared/payments/payments.codes';
import {
  IconAlertTriangle,
  IconArrowRight,
  IconCheck,
  IconChevronDown,
  IconSearch,
} from '@tabler/icons-react';
import { IconButton } from '@mui/material';
import { useRef } from 'react';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { Refusal } from '../../platform/forms/refusal.tsx';
import { useFormat } from '../../platform/texts/use-format.ts';
import { Money } from '../../platform/texts/formatted.tsx';
import { LinePanel } from './line-panel.tsx';
import { SettledState } from './settled-state.tsx';
import css from './transfers.module.css';

interface TransferRowProps {
  line: BankLineAnswer;
  open: boolean;
  onOpen: (open: boolean) => void;
  /** Whether the line was accepted; the response may still be pending. */
  accepted: boolean;
  error: Error | null;
  onAccept: (target: AcceptBankLineRequest) => void;
}

/**
 * A bank line as one button with the amount and the booking or pack to pay. A press accepts the
 * line, or opens the search if there is no match.
 */
export function TransferRow({ line, open, onOpen, accepted, error, onAccept }: TransferRowProps) {
  const t = useTypedTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const { match, settled } = line;
  const press = () => (match ? onAccept(targetOf(match)) : onOpen(!open));
  const close = () => {
    onOpen(false);
    button.current?.focus();
  };
  return (
    <li data-row data-taken={accepted || undefined}>
      <div className={css['row']}>
        <button
          ref={button}
          type="button"
          data-line={line.reference}
          aria-disabled={accepted}
          onClick={press}
        >
          <Received line={line} />
          <LineIcon line={line} />
          {match && <Proposed match={match} />}
          {settled && <Settled settled={settled} />}
          {!match && !settled && (
            <span className={css['what']}>
              {t(line.state === 'to_give_back' ? 'transfer.give_back' : 'transfer.choose')}
            </span>
          )}
          {accepted && <IconCheck role="img" aria-label={t('transfer.accepted')} size={24} />}
        </button>
        <IconButton
          aria-expanded={open}
          aria-label={t('transfer.other')}
          title={t('transfer.other')}
          onClick={() => onOpen(!open)}
        >
          <IconChevronDown aria-hidden />
        </IconButton>
      </div>
      <Refusal error={error} />
      {open && <LinePanel line={line} onAccept={onAccept} onClose={close} />}
    </li>
  );
}

function LineIcon({ line: { match, settled } }: { line: BankLineAnswer }) {
  if (match) return <IconArrowRight aria-hidden data-arrow className="points" size={22} />;
  return settled ? (
    <IconAlertTriangle aria-hidden size={22} />
  ) : (
    <IconSearch aria-hidden size={22} />
  );
}

/** The booking, pack or share that the line refers to, and why it is no longer due. */
function Settled({ settled }: { settled: BankSettledAnswer }) {
  const kind = settled.subscription ? 'subscription' : settled.share ? 'share' : 'booking';
  return (
    <span className={css['what']}>
      <b>
        <bdi>{settled.customer}</bdi>
      </b>{' '}
      <bdi className="figures nowrap">
        {settled.booking ?? settled.subscription ?? settled.share}
      </bdi>
      <SettledState kind={kind} state={settled.state} date={settled.date} />
    </span>
  );
}

function Received({ line: { bookedOn, label, amountCents, restCents } }: { line: BankLineAnswer }) {
  const t = useTypedTranslate();
  const { shortDay, money } = useFormat();
  return (
    <span className={css['what']}>
      <b>
        <Money cents={restCents} />
      </b>{' '}
      <bdi>{shortDay(bookedOn)}</bdi>
      {restCents < amountCents && (
        <small>{t('transfer.rest_of', { amount: money(amountCents) })}</small>
      )}
      <small>{label === null ? t('transfer.erased') : <bdi>{label}</bdi>}</small>
    </span>
  );
}

function Proposed({
  match: { customer, booking, subscription, share, takeCents, dueCents, reasons },
}: {
  match: BankMatchAnswer;
}) {
  const t = useTypedTranslate();
  const { money } = useFormat();
  return (
    <span className={css['what']}>
      <b>
        <bdi>{customer}</bdi>
      </b>{' '}
      <bdi className="figures nowrap">{booking ?? subscription ?? share}</bdi>
      <small>{t('transfer.takes', { amount: money(takeCents), due: money(dueCents) })}</small>
      <small className={css['reasons']}>
        {reasons.map((reason) => (
          <span key={reason} data-doubt={WARNINGS.has(reason) || undefined}>
            {t(`transfer.reasons.${reason}`)}
          </span>
        ))}
      </small>
    </span>
  );
}

/**
 * The reasons of a match that warn staff, such as an amount above the amount due. They are shown on
 * the line before staff accept it.
 */
const WARNINGS: ReadonlySet<MatchReason> = new Set<MatchReason>([
  'amount_above',
  'amount_below',
  'several',
  'taken_back',
]);

const targetOf = ({ booking, subscription, share }: BankMatchAnswer): AcceptBankLineRequest => ({
  ...(booking && { booking }),
  ...(subscription && { subscription }),
  ...(share && { share }),
});
