import { About } from '../platform/checks/about.ts';
import { MAX_CENTS } from '../money/money.ts';
import { Flag, Line, OneOf, Optional, WholeNumber } from '../platform/checks.ts';
import { MAX_REASON } from '../platform/lengths.ts';
import { EachOnce, NestedList } from '../platform/nested.ts';
import type { PieceCount } from './cash.contract.ts';
import { CASH_UNITS } from './payments.codes.ts';
import type { CashUnit } from './payments.codes.ts';

/**
 * Maximum amount, in centimes, of a cash float or a cash movement in a request. With this limit,
 * the sums of a drawer fit into a four-byte integer.
 */
const MAX_DRAWER_CENTS = MAX_CENTS / 100;
const MAX_PIECES = 9_999;

/** Request body of `POST cash_sessions`. */
export class OpenCashSessionRequest {
  @WholeNumber(0, MAX_DRAWER_CENTS) floatCents: number;
}

/**
 * Request body of `PUT cash_sessions/{reference}`, which sets the float of a drawer that was opened
 * by its first payment.
 */
export class StateFloatRequest {
  @WholeNumber(0, MAX_DRAWER_CENTS) floatCents: number;
}

/** Request body of `POST cash_sessions/{reference}/movements`. */
export class MoveCashRequest {
  @OneOf(['in', 'out']) direction: 'in' | 'out';
  @WholeNumber(1, MAX_DRAWER_CENTS) amountCents: number;
  @Line(MAX_REASON) reason: string;
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
  @OneOf(CASH_UNITS) unitCents: CashUnit;
  @WholeNumber(0, MAX_PIECES) pieces: number;
}

/**
 * Request body of `POST cash_sessions/{reference}/count`. An empty list means an empty drawer. Each
 * kind of note or coin may occur only once, so that the sum is bounded.
 */
export class CountCashRequest {
  @EachOnce('unitCents')
  @NestedList(() => PieceCountRequest, CASH_UNITS.length)
  count: PieceCountRequest[];
}

/** Request body of `POST cash_sessions/{reference}/close`. */
export class CloseCashSessionRequest {
  @Optional() @Line(MAX_REASON) reason?: string;
}
