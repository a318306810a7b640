import { Code } from './auth/code.entity.ts';
import { Session } from './auth/session.entity.ts';
import type { Entities } from './platform/database/data-source.ts';
import { OutboxMessage } from './platform/outbox/outbox.entity.ts';
import { SeasonRow } from './settings/season.entity.ts';
import { Venue } from './settings/venue.entity.ts';
import { Customer } from './users/customer.entity.ts';
import { User } from './users/user.entity.ts';
import { Addon } from './pricings/addon.entity.ts';
import { BankLine } from './payments/bank-line.entity.ts';
import { Booking } from './bookings/booking.entity.ts';
import { BookingLine } from './bookings/booking-line.entity.ts';
import { CashSession } from './payments/cash-session.entity.ts';
import { Occupancy } from './slots/occupancy.entity.ts';
import { Payment } from './payments/payment.entity.ts';
import { Pitch } from './slots/pitch.entity.ts';
import { Pricing } from './pricings/pricing.entity.ts';
import { Tariff } from './pricings/tariff.entity.ts';
import { LedgerRow } from './subscriptions/ledger-entry.entity.ts';
import { Subscription } from './subscriptions/subscription.entity.ts';

/** Every table's entity. */
export const ENTITIES: Entities = [
  Addon, BankLine, Booking, BookingLine, CashSession, Occupancy, Payment, Pitch, Pricing, Tariff,
  Code, Customer, OutboxMessage, LedgerRow, SeasonRow, Session, Subscription, User, Venue,
];
