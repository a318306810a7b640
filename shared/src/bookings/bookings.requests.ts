import { About } from '../platform/checks/about.ts';
import {
  CalendarDate,
  Flag,
  Line,
  OneOf,
  Optional,
  Paragraph,
  WallTime,
} from '../platform/checks.ts';
import { PitchCode } from '../slots/slots.checks.ts';
import { MAX_NOTE, MAX_REASON } from '../platform/lengths.ts';
import { NestedList } from '../platform/nested.ts';
import { MOVE_PRICES } from './bookings.codes.ts';
import type { MovePrice } from './bookings.codes.ts';
import { AddonLineRequest, MAX_ADDONS } from './create-booking.calls.ts';

/** Request body of `PUT bookings/{reference}` from staff. */
export class DeskUpdateBookingRequest {
  @About('New calendar date of the start, `YYYY-MM-DD`.')
  @Optional()
  @CalendarDate()
  date?: string;
  @Optional() @WallTime() startTime?: string;
  @Optional() @WallTime() endTime?: string;
  @Optional() @PitchCode() pitch?: string;
  @About('Note on the booking; an empty text removes it.')
  @Optional()
  @Paragraph(MAX_NOTE, 0)
  note?: string;
  @About('All add-ons of the booking; the list replaces the stored one.')
  @Optional()
  @NestedList(() => AddonLineRequest, MAX_ADDONS)
  addons?: AddonLineRequest[];
  @About(
    'Which price applies to a move to another hour or length; default `today`. The agreed ' +
      'price always applies if hour and length do not change, or if the booking returns to ' +
      'one of its former hours.',
  )
  @Optional()
  @OneOf(MOVE_PRICES)
  price?: MovePrice;
  @About(
    'Reason for the audit trail. It is required if a move to another hour or length keeps ' +
      'the price (`price` is `agreed`).',
  )
  @Optional()
  @Line(MAX_REASON)
  reason?: string;
}

/** Request body of `PUT bookings/{reference}` from the booking's owner, before payment. */
export class UpdateBookingRequest {
  @About('All add-ons of the booking; the list replaces the stored one.')
  @Optional()
  @NestedList(() => AddonLineRequest, MAX_ADDONS)
  addons?: AddonLineRequest[];
}

/** Request body of `DELETE bookings/{reference}` from the booking's owner. */
export class CancelBookingRequest {
  @About('Reason, stored in the audit trail.')
  @Optional()
  @Line(MAX_REASON)
  reason?: string;
}

/**
 * Request body of `DELETE bookings/{reference}` from staff. A reason is required
 * (`BOOKING_CANCEL_REASON_REQUIRED`).
 */
export class DeskCancelBookingRequest {
  @About('Reason of the cancellation; required, and the customer can read it.')
  @Optional()
  @Line(MAX_REASON)
  reason?: string;
  @About(
    'Only for staff. If true, a cancellation after the free period forfeits money and ' +
      'hours, as a late cancellation by the owner does. It has no effect while cancellation ' +
      'is free.',
  )
  @Optional()
  @Flag()
  keep?: boolean;
}

/** Request body of `POST bookings/{reference}/confirm`. */
export class ConfirmBookingRequest {
  @About('Reason, stored in the audit trail.')
  @Optional()
  @Line(MAX_REASON)
  reason?: string;
}

/** Request body of `POST bookings/{reference}/no-show`. */
export class MarkNoShowRequest {
  @About(
    'False revokes a no-show: before the end the booking becomes `confirmed`, afterwards ' +
      '`completed`.',
  )
  @Optional()
  @Flag()
  noShow?: boolean;
  @About('Reason, stored in the audit trail.')
  @Optional()
  @Line(MAX_REASON)
  reason?: string;
}
