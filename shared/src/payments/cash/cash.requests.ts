import { About } from '../../platform/checks/about.ts';
import { MAX_CENTS } from '../../money/money.ts';
import { Flag, Line, OneOf, Optional, WholeNumber } from '../../platform/checks.ts';
import { MAX_REASON } from '../../platform/lengths.ts';
import { EachOnce, NestedList } from '../../platform/nested.ts';
import type { PieceCount } from './cash.contract.ts';
import { CASH_UNITS } from '../payments.codes.ts';
import type { CashUnit } from '../payments.codes.ts';

/**
 * Maximum amount, in centimes, of a cash float or a cash movement in a request. With this limit,
 * the sums of a drawer fit into a four-byte integer.
 */
const MAX_DRAWER_CENTS = MAX_CENTS / 100;
const MAX_PIECES = 9_999;

/** Request body of `POST cash_sessions`. */
export class OpenCashSessionRequest {
  @About('Amount in the drawer at its opening, in centimes.')
  @WholeNumber(0, MAX_DRAWER_CENTS)
  floatCents: number;
}

/**
 * Request body of `PUT cash_sessions/{reference}`, which sets the float of a drawer that was opened
 * by its first payment.
 */
export class StateFloatRequest {
  @About('Amount in the drawer at its opening, in centimes.')
  @WholeNumber(0, MAX_DRAWER_CENTS)
  floatCents: number;
}

/** Request body of `POST cash_sessions/{reference}/movements`. */
export class MoveCashRequest {
  @About('`in` puts cash into the drawer, `out` takes cash out.')
  @OneOf(['in', 'out'])
  direction: 'in' | 'out';
  @About('Amount in centimes, positive in both directions.')
  @WholeNumber(1, MAX_DRAWER_CENTS)
  amountCents: number;
  @About('Reason of the movement, shown in the list of entries.')
  @Line(MAX_REASON)
  reason: string;
  @About(
    'True if the user confirms a withdrawal above the amount that is expected in the ' +
      'drawer. Without this confirmation such a withdrawal is refused with ' +
      '`CASH_MOVEMENT_ABOVE_DRAWER`.',
  )
  @Optional()
  @Flag()
  confirmed?: boolean;
}

export class PieceCountRequest implements PieceCount {
  @About('Value of the note or coin, in centimes.')
  @OneOf(CASH_UNITS)
  unitCents: CashUnit;
  @About('Number of notes or coins.')
  @WholeNumber(0, MAX_PIECES)
  pieces: number;
}

/**
 * Request body of `POST cash_sessions/{reference}/count`. An empty list means an empty drawer. Each
 * kind of note or coin may occur only once, so that the sum is bounded.
 */
export class CountCashRequest {
  @About('Counted notes and coins, each kind once; empty: an empty drawer.')
  @EachOnce('unitCents')
  @NestedList(() => PieceCountRequest, CASH_UNITS.length)
  count: PieceCountRequest[];
}

/** Request body of `POST cash_sessions/{reference}/close`. */
export class CloseCashSessionRequest {
  @About('Explanation of a difference; required if any count differed from the expected amount.')
  @Optional()
  @Line(MAX_REASON)
  reason?: string;
}
