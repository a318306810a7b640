import { About } from '../../platform/checks/about.ts';
import {
  Decimal,
  Flag,
  Nullable,
  Line,
  OneOf,
  Optional,
  PersonName,
  References,
  WholeNumber,
} from '../../platform/checks.ts';
import { Phone } from '../../auth/checks/auth.checks.ts';
import {
  MATCH_ANSWERS,
  type MatchAnswerCode,
  SHARES_ASKED,
  type SharesAsked,
} from './matches.codes.ts';
import {
  MAX_GUEST_NAME,
  MAX_MATCH_NOTE,
  MAX_ORDERED,
  MAX_SIZE,
  MIN_SIZE,
} from './matches.rules.ts';
import { MAX_LEVEL, MIN_LEVEL } from './teams.rules.ts';

/** Request body of `POST matches/{token}/answers`. */
export class MatchAnswerRequest {
  @About('Whether the person comes.')
  @OneOf(MATCH_ANSWERS)
  answer: MatchAnswerCode;
  @About(
    'First name. Required for a guest without an earlier answer. From the captain and staff: the ' +
      'name of another person that is added. Accounts of other players answer with their own name.',
  )
  @Optional()
  @PersonName(MAX_GUEST_NAME)
  name?: string;
  @About('Phone number of the guest, for the captain and the desk only.')
  @Optional()
  @Phone()
  phone?: string;
  @About(
    'Whether a guest gets messages about changes of the match on the number, in the language of ' +
      'the request. Sent with the number only.',
  )
  @Optional()
  @Flag()
  messages?: boolean;
}

/** Request body of `PUT matches/{token}/answers/{id}`, with which the captain changes an answer. */
export class UpdateMatchAnswerRequest {
  @About('Whether the person comes.')
  @Optional()
  @OneOf(MATCH_ANSWERS)
  answer?: MatchAnswerCode;
  @About('Name of a guest. People with an account keep their own name.')
  @Optional()
  @PersonName(MAX_GUEST_NAME)
  name?: string;
  @About('Level of a person whose account has none, from 1 to 5; null removes it.')
  @Nullable()
  @Decimal(MIN_LEVEL, MAX_LEVEL)
  level?: number | null;
  @About('Whether the person plays in goal; null: as the profile of the account says.')
  @Nullable()
  @Flag()
  goalkeeper?: boolean | null;
}

/** Request body of `POST matches/{token}/answers/order`. */
export class MatchOrderRequest {
  @About('People that come, in the new order. Those that are left out follow in their order.')
  @References('matchPerson', MAX_ORDERED)
  ids: string[];
}

/** Request body of `PUT matches/{token}`. */
export class UpdateBookingMatchRequest {
  @About('Number of seats. People beyond it are on the bench.')
  @Optional()
  @WholeNumber(MIN_SIZE, MAX_SIZE)
  size?: number;
  @About('Whether only the captain changes the list.')
  @Optional()
  @Flag()
  closed?: boolean;
  @About('`asked`: each seat pays its part of the price, and the captain the rest.')
  @Optional()
  @OneOf(SHARES_ASKED)
  shares?: SharesAsked;
  @About('Note of the captain to the players; null removes it.')
  @Nullable()
  @Line(MAX_MATCH_NOTE)
  note?: string | null;
}
