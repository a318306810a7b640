import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { bookingWith } from '../../test/bookings.ts';
import {
  mayPayInHours,
  mayTransferStillArrive,
  needsTransfer,
  ticketStatus,
  todoOf,
} from './ticket-state.ts';

type Case = [changes: Partial<BookingAnswer>, expected: string];

describe('the label of a ticket', () => {
  it.each<Case>([
    [{ status: 'pending' }, 'pending'],
    [{ status: 'pending', underReview: true }, 'underReview'],
    [{ status: 'confirmed' }, 'confirmed'],
    [{ status: 'confirmed', underReview: true }, 'confirmed'],
    [{ status: 'confirmed', paymentStatus: 'paid' }, 'paid'],
    [{ status: 'completed', paymentStatus: 'paid' }, 'completed'],
    [{ status: 'cancelled', paymentStatus: 'to_refund' }, 'to_refund'],
    [{ status: 'confirmed', paymentStatus: 'refunded' }, 'refunded'],
    [{ status: 'no_show' }, 'no_show'],
  ])('of %j is %s', (changes, label) => {
    expect(ticketStatus(bookingWith(changes))).toBe(label);
  });
});

describe('the next step on a ticket', () => {
  it.each<Case>([
    [{ status: 'pending' }, 'pendingCash'],
    [{ status: 'pending', paymentMethod: 'transfer' }, 'pendingTransfer'],
    [{ status: 'pending', paymentMethod: 'transfer', underReview: true }, 'underReview'],
    [{ status: 'confirmed' }, 'payCash'],
    [{ status: 'confirmed', paymentMethod: 'transfer' }, 'payTransfer'],
    [{ status: 'confirmed', paymentMethod: 'transfer', paymentStatus: 'paid' }, 'ready'],
    [{ status: 'completed', dueCents: 0 }, 'completed'],
    [{ status: 'completed', dueCents: 1 }, 'completedDue'],
    [{ status: 'no_show' }, 'no_show'],
    [{ status: 'expired' }, 'expired'],
    [{ status: 'expired', paymentMethod: 'transfer' }, 'expiredTransfer'],
    [{ status: 'cancelled' }, 'cancelled'],
    [{ status: 'cancelled', paymentMethod: 'transfer' }, 'cancelledTransfer'],
    [{ status: 'cancelled', paymentMethod: 'transfer', paidCents: 30_000 }, 'forfeited'],
    [{ status: 'cancelled', paidCents: 30_000, paymentStatus: 'to_refund' }, 'to_refund'],
    [{ status: 'cancelled', paymentStatus: 'refunded' }, 'refunded'],
  ])('for %j is %s', (changes, todo) => {
    expect(todoOf(bookingWith(changes))).toBe(todo);
  });
});

describe('a ticket', () => {
  it('expects a late transfer only where none was received', () => {
    const late = { status: 'expired', paymentMethod: 'transfer' } as const;
    expect(mayTransferStillArrive(bookingWith(late))).toBe(true);
    expect(mayTransferStillArrive(bookingWith({ ...late, status: 'cancelled' }))).toBe(true);
    expect(mayTransferStillArrive(bookingWith({ ...late, paidCents: 1 }))).toBe(false);
    expect(mayTransferStillArrive(bookingWith({ ...late, paymentMethod: 'cash' }))).toBe(false);
    expect(mayTransferStillArrive(bookingWith({ ...late, status: 'pending' }))).toBe(false);
  });

  it('can be paid in pack hours while it is ahead and nothing was paid', () => {
    expect(mayPayInHours(bookingWith({ status: 'pending' }))).toBe(true);
    expect(mayPayInHours(bookingWith())).toBe(true);
    expect(mayPayInHours(bookingWith({ paidCents: 1 }))).toBe(false);
    expect(mayPayInHours(bookingWith({ paymentMethod: 'pack' }))).toBe(false);
    expect(mayPayInHours(bookingWith({ status: 'completed' }))).toBe(false);
  });

  it('shows the bank account while a transfer is due and the match is ahead', () => {
    const transfer = { paymentMethod: 'transfer' } as const;
    expect(needsTransfer(bookingWith(transfer))).toBe(true);
    expect(needsTransfer(bookingWith({ ...transfer, dueCents: 0 }))).toBe(false);
    expect(needsTransfer(bookingWith({ ...transfer, status: 'expired' }))).toBe(false);
    expect(needsTransfer(bookingWith())).toBe(false);
  });
});
