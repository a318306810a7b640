import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { ReactNode } from 'react';
import { MergeButton } from '../../customers/merge-button.tsx';
import { WriteToCustomer } from '../../users/write-button.tsx';
import { PaymentLines } from '../../payments/payment-lines.tsx';
import { ProofPanel } from '../../payments/proof-panel.tsx';
import { BookingActions } from './booking-actions.tsx';
import { bookingPage, onBoard } from '../../platform/page/paths.ts';
import css from '../../ui/layouts/record-detail.module.css';
import { payableOf } from '../booking.rules.ts';
import { BookingFacts } from './booking-facts.tsx';
import { BookingHistory } from './booking-history.tsx';
import { BookingMoney } from './booking-money.tsx';
import { BookingSeats } from './booking-seats.tsx';
import { BookingShares } from './booking-shares.tsx';
import { BookingTag } from '../tag/booking-tag.tsx';
import { BookingSlot } from './booking-slot.tsx';
import { NoShowDisputes } from './no-show-disputes.tsx';
import { NextProof } from './next-proof.tsx';
import { SeriesPanel } from '../series/series-panel.tsx';
import { HoldNote } from './hold-note.tsx';

interface BookingDetailProps {
  booking: BookingAnswer;
  now: string;
  /**
   * Whether the detail is shown in the panel beside the board; the amount due then receives the
   * focus.
   */
  inPanel?: boolean;
  onMoved?: () => void;
  /**
   * A button that is shown only in the panel beside the board: the one that books the slot again on
   * a later date.
   */
  onBoardAct?: ReactNode;
}

/**
 * All details of one booking; those needed most often come first. Staff use this page with the
 * customer at the counter. The amount due must be unmistakable, and each action one press away.
 */
export function BookingDetail({
  booking,
  now,
  inPanel = false,
  onMoved = stay,
  onBoardAct,
}: BookingDetailProps) {
  return (
    <div className={css['detail']}>
      <BookingSlot slot={booking} />
      <BookingTag booking={booking} now={now} big />
      <HoldNote booking={booking} />
      <NextProof
        key={`proof ${booking.reference}`}
        booking={booking}
        to={inPanel ? onBoard : bookingPage}
      />
      {booking.underReview && (
        <ProofPanel kind="bookings" reference={booking.reference} payable={payableOf(booking)} />
      )}
      {booking.status === 'no_show' && <NoShowDisputes booking={booking.reference} />}
      <BookingMoney booking={booking} />
      <BookingActions
        key={booking.reference}
        booking={booking}
        now={now}
        inPanel={inPanel}
        onMoved={onMoved}
        onBoardAct={onBoardAct}
      />
      <BookingSeats key={`seats ${booking.reference}`} booking={booking} />
      <BookingShares key={`shares ${booking.reference}`} booking={booking} />
      {booking.series !== null && <SeriesPanel booking={booking} reference={booking.series} />}
      <BookingFacts booking={booking} />
      <WriteToCustomer customer={booking.customer.reference} />
      <MergeButton key={booking.customer.reference} customer={booking.customer.reference} />
      <PaymentLines
        target={{ booking: booking.reference }}
        none={booking.subscription !== null && booking.dueCents === 0 ? 'by_pack' : 'none'}
      />
      <BookingHistory reference={booking.reference} />
    </div>
  );
}

const stay = () => undefined;
