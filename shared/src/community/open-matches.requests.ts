import { Line, OneOf, Optional, ReferenceTo, WholeNumber } from '../platform/checks.ts';
import { MAX_CENTS } from '../money/money.ts';
import { LEVELS } from './community.codes.ts';
import type { Level } from './community.codes.ts';
import type { OpenMatchInput } from './open-matches.contract.ts';
import { CLOSES_MINUTES, MAX_MATCH_MESSAGE, MAX_PLACES } from './open-matches.rules.ts';

/** Request body of `POST open_matches`, with which the owner of a booking looks for players. */
export class OpenMatchRequest implements OpenMatchInput {
  @ReferenceTo('booking') booking: string;
  @WholeNumber(1, MAX_PLACES) places: number;
  @Optional() @OneOf(LEVELS) level?: Level;
  @Optional() @WholeNumber(0, MAX_CENTS) priceCents?: number;
  @Optional() @OneOf(CLOSES_MINUTES) closesMinutes?: number;
  @Optional() @Line(MAX_MATCH_MESSAGE) message?: string;
}
