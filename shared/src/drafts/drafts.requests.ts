import { Email, MailedCode, Phone } from '../auth/checks/auth.checks.ts';
import { AddonLineRequest, MAX_ADDONS } from '../bookings/create-booking.calls.ts';
import { Accepted, OneOf, Optional, PersonName } from '../platform/checks.ts';
import { About } from '../platform/checks/about.ts';
import { NestedList } from '../platform/nested.ts';
import { CODE_CHANNELS } from '../channels/channels.codes.ts';
import type { CodeChannel } from '../channels/channels.codes.ts';
import { DRAFT_METHODS } from './drafts.codes.ts';
import type { DraftMethod } from './drafts.codes.ts';

/** Request body of `POST booking_drafts/current/code`. */
export class DraftCodeRequest {
  @PersonName(60) firstName: string;
  @About('Family name.')
  @PersonName(60)
  name: string;
  @Phone() phone: string;
  @About('Address to which the code is mailed; required for that channel, else not stored.')
  @Optional()
  @Email()
  email?: string;
  @About('Statement that the player is 18 or older; only `true` is accepted.')
  @Accepted('AUTH_UNDER_AGE')
  adult: true;
  @Accepted('BOOKING_RULES_NOT_ACCEPTED') acceptRules: true;
  @About(
    'Channel of the code, one of `codeChannels` of `GET venue`; default: mail if there is an ' +
      'email, else the first to phones.',
  )
  @Optional()
  @OneOf(CODE_CHANNELS)
  channel?: CodeChannel;
}

/** Request body of `POST booking_drafts/current/confirm`. */
export class ConfirmDraftRequest {
  @MailedCode() code: string;
  @About('Payment method of the customer.')
  @OneOf(DRAFT_METHODS)
  paymentMethod: DraftMethod;
  @About('Add-ons with their quantities.')
  @Optional()
  @NestedList(() => AddonLineRequest, MAX_ADDONS)
  addons?: AddonLineRequest[];
}
