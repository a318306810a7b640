import { Phone } from '../../auth/checks/auth.checks.ts';
import {
  Line,
  OneOf,
  Optional,
  PersonName,
  ReferenceTo,
  WholeNumber,
} from '../../platform/checks.ts';
import { About } from '../../platform/checks/about.ts';
import { MAX_GUEST_NAME, MAX_SIZE, MIN_SIZE } from '../matches/matches.rules.ts';
import { SQUAD_ROLES, type SquadRole } from './squads.codes.ts';
import { MAX_SQUAD_NAME } from './squads.rules.ts';

/** Request body of `POST squads/{reference}/matches`. */
export class SquadMatchesRequest {
  @About('Booking whose match opens for the squad.')
  @Optional()
  @ReferenceTo('booking')
  booking?: string;
  @About('Series whose upcoming dates open for the squad.')
  @Optional()
  @ReferenceTo('series')
  series?: string;
}

/** Request body of `POST squads`. */
export class CreateSquadRequest extends SquadMatchesRequest {
  @About('Name of the squad.')
  @Line(MAX_SQUAD_NAME)
  name: string;
  @About('Usual number of seats of its matches; default: that of the booking, otherwise 10.')
  @Optional()
  @WholeNumber(MIN_SIZE, MAX_SIZE)
  size?: number;
}

/** Request body of `PUT squads/{reference}`. */
export class UpdateSquadRequest {
  @About('Name of the squad.')
  @Optional()
  @Line(MAX_SQUAD_NAME)
  name?: string;
  @About('Usual number of seats of its later matches.')
  @Optional()
  @WholeNumber(MIN_SIZE, MAX_SIZE)
  size?: number;
}

/** Request body of `POST squads/{reference}/members`, with which a captain adds a guest. */
export class SquadMemberRequest {
  @About('Name of a guest. Players with an account join by the link.')
  @PersonName(MAX_GUEST_NAME)
  name: string;
  @About('Phone number of the guest, for the captains and the desk only.')
  @Optional()
  @Phone()
  phone?: string;
}

/** Request body of `PUT squads/{reference}/members/{member}`. */
export class UpdateSquadMemberRequest {
  @About('New role. `captain` hands the squad over; the former captain becomes a co-captain.')
  @OneOf(SQUAD_ROLES)
  role: SquadRole;
}
