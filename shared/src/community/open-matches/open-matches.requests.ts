import { About } from '../../platform/checks/about.ts';
import { Line, OneOf, Optional, ReferenceTo, WholeNumber } from '../../platform/checks.ts';
import { MAX_CENTS } from '../../money/money.ts';
import { LEVELS, type Level } from '../../auth/auth.codes.ts';
import { CLOSES_MINUTES, MAX_MATCH_MESSAGE, MAX_PLACES } from './open-matches.rules.ts';

/** Request body of `POST open_matches`, with which the owner of a booking looks for players. */
export class OpenMatchRequest {
  @About('Reference of the own booking.')
  @ReferenceTo('booking')
  booking: string;
  @About('Number of places to offer.')
  @WholeNumber(1, MAX_PLACES)
  places: number;
  @About('Requested level of the players; default: any level.')
  @Optional()
  @OneOf(LEVELS)
  level?: Level;
  @About("Price of a place in centimes; default: an equal share of the booking's price.")
  @Optional()
  @WholeNumber(0, MAX_CENTS)
  priceCents?: number;
  @About(
    'Number of minutes before the start at which the match closes. Default: 120, or 0 if ' +
      'the match starts sooner than that.',
  )
  @Optional()
  @OneOf(CLOSES_MINUTES)
  closesMinutes?: number;
  @About('Message to players.')
  @Optional()
  @Line(MAX_MATCH_MESSAGE)
  message?: string;
}
