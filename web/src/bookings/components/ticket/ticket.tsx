import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { isUpcoming } from '@five/shared/bookings/bookings.codes';
import { formatMoney } from '@five/shared/money/money';
import {
  IconAlertTriangle,
  IconCash,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconEye,
  IconHistory,
  IconReceiptRefund,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { isolated } from '../../../platform/texts/format.ts';
import { formatDayAt } from '../../../platform/texts/format-night.ts';
import { LocaleLink } from '../../../platform/texts/locale-link.tsx';
import { useLocale } from '../../../platform/texts/locale.ts';
import { TimeRange } from '../../../platform/texts/time-range.tsx';
import { PitchLines } from '../../../ui/art/pitch-lines.tsx';
import { BrandMark } from '../../../ui/brand-mark.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { CallDesk } from '../../../venue/components/contact/call-desk.tsx';
import {
  mayTransferStillArrive,
  mayPayInHours,
  needsTransfer,
  ticketStatus,
  todoOf,
  type TicketStatus,
  type Todo as TicketTodo,
} from '../../ticket-state.ts';
import { usePitchName } from '../../use-pitch-name.ts';
import { CancelButton } from '../cancel-button.tsx';
import { CancelUntil } from '../cancel-until.tsx';
import { CostShare } from '../match/cost-share.tsx';
import { Countdown } from '../countdown.tsx';
import { PayInHours } from '../pay-in-hours.tsx';
import { ShareButton } from '../share-button.tsx';
import { TicketAddons } from './ticket-addons.tsx';
import { TicketMatch } from './ticket-match.tsx';
import { TicketSquad } from './ticket-squad.tsx';
import { TicketFigures } from './ticket-figures.tsx';
import { TicketDocuments } from './ticket-documents.tsx';
import { TicketHistory } from './ticket-history.tsx';
import '../../../ui/ticket/ticket.css';
import { ProofUpload } from '../../../payments/components/proof-upload.tsx';
import { TransferDetails } from '../../../payments/components/transfer-details.tsx';

const ICONS: Record<TicketStatus, typeof IconClock> = {
  pending: IconClock,
  underReview: IconEye,
  confirmed: IconCircleCheck,
  paid: IconCircleCheck,
  completed: IconHistory,
  no_show: IconAlertTriangle,
  expired: IconCircleX,
  cancelled: IconCircleX,
  to_refund: IconCash,
  refunded: IconReceiptRefund,
};

const STATUS_TEXTS = {
  pending: 'states:booking.pending',
  underReview: 'states:underReview',
  confirmed: 'states:booking.confirmed',
  paid: 'states:payment.paid',
  completed: 'states:booking.completed',
  no_show: 'states:booking.no_show',
  expired: 'states:booking.expired',
  cancelled: 'states:booking.cancelled',
  to_refund: 'states:payment.to_refund',
  refunded: 'states:payment.refunded',
} as const satisfies Record<TicketStatus, string>;

/** A booking as a ticket: its stub shows date and place, its body the next step. */
export function Ticket({ booking, open }: { booking: BookingAnswer; open: boolean }) {
  const pitch = usePitchName()(booking.pitch);
  return (
    <details
      className="ticket"
      id={booking.reference}
      open={open}
      data-status={ticketStatus(booking)}
    >
      <summary>
        <PitchLines />
        <Stub booking={booking} />
      </summary>
      <div className="ticket-body">
        <Todo booking={booking} />
        {needsTransfer(booking) && (
          <TransferDetails reference={booking.reference} dueCents={booking.dueCents} />
        )}
        {booking.status === 'pending' &&
          booking.paymentMethod === 'transfer' &&
          booking.series === null && <ProofUpload kind="bookings" reference={booking.reference} />}
        <TicketFigures booking={booking} />
        <CancelUntil booking={booking} />
        <Actions booking={booking} />
        {isUpcoming(booking.status) && <TicketMatch booking={booking} />}
        {isUpcoming(booking.status) && <TicketSquad booking={booking} />}
        <TicketAddons booking={booking} />
        {isUpcoming(booking.status) && <CostShare booking={booking} pitch={pitch} />}
        <TicketHistory reference={booking.reference} />
      </div>
    </details>
  );
}

function Stub({ booking }: { booking: BookingAnswer }) {
  const { t } = useTranslation(['bookings', 'states']);
  const { locale } = useLocale();
  const pitchName = usePitchName();
  const status = ticketStatus(booking);
  const Icon = ICONS[status];
  return (
    <span className="stub">
      <span className="stub-day">
        {formatDayAt(booking.date, booking.startTime, locale, 'long')}
      </span>
      <span className="stub-time figure">
        <TimeRange startTime={booking.startTime} endTime={booking.endTime} />
      </span>
      <span className="stub-pitch">{pitchName(booking.pitch)}</span>
      <span className="stub-status">
        <Icon size={18} aria-hidden />
        {t(STATUS_TEXTS[status])}
      </span>
      <BrandMark />
    </span>
  );
}

function Todo({ booking }: { booking: BookingAnswer }) {
  const { t } = useTranslation(['bookings', 'states', 'tickets']);
  const { locale } = useLocale();
  const todo = todoOf(booking);
  const amount = formatMoney(amountOf(booking, todo), locale);
  return (
    <div className="ticket-todo">
      <p>{t(`tickets:todo.${todo}`, { amount, reference: isolated(booking.reference) })}</p>
      {booking.status === 'pending' && booking.holdExpiresAt && !booking.underReview && (
        <Countdown until={booking.holdExpiresAt} label={t('ticket.left')} />
      )}
      {(booking.status === 'pending' || mayTransferStillArrive(booking)) && <CallDesk />}
    </div>
  );
}

function amountOf(
  { refundCents, paidCents, totalCents, dueCents }: BookingAnswer,
  todo: TicketTodo,
): number {
  if (todo === 'to_refund') return refundCents;
  if (todo === 'forfeited') return paidCents;
  return todo === 'expiredTransfer' || todo === 'cancelledTransfer' ? totalCents : dueCents;
}

function Actions({ booking }: { booking: BookingAnswer }) {
  const { t } = useTranslation(['bookings', 'states']);
  const pitch = usePitchName()(booking.pitch);
  return (
    <div className="ticket-actions">
      {isUpcoming(booking.status) && <ShareButton booking={booking} pitch={pitch} />}
      {mayPayInHours(booking) && <PayInHours booking={booking} />}
      <TicketDocuments booking={booking} pitch={pitch} />
      {isUpcoming(booking.status) && <CancelButton booking={booking} pitch={pitch} />}
      {booking.status === 'expired' && (
        <LocaleLink to="/account/reservations/create" className={buttonClass('quiet')}>
          {t('ticket.again')}
        </LocaleLink>
      )}
      {booking.status === 'no_show' && (
        <LocaleLink to="/account/profile#reliability" className={buttonClass('quiet')}>
          {t('ticket.noShow')}
        </LocaleLink>
      )}
    </div>
  );
}
