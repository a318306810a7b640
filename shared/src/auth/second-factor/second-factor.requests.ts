import { About } from '../../platform/checks/about.ts';
import { Flag, Line, Optional, Secret } from '../../platform/checks.ts';
import { MailedCode } from '../checks/auth.checks.ts';

const MAX_TYPED_PASSWORD = 256;
const MAX_TICKET = 200;
/** Maximum length of a typed second factor, with the blanks and dashes that people add. */
const MAX_TYPED_FACTOR = 40;

/** Request body of `POST auth/field/login/second_factor`. */
export class SecondFactorLoginRequest {
  @About('Ticket from `POST auth/field/login`; valid for ten minutes.')
  @Secret(MAX_TICKET)
  ticket: string;
  @About('Six digits of the app, or a recovery code.')
  @Line(MAX_TYPED_FACTOR)
  code: string;
}

/** Request body of `POST auth/field/second_factor`. */
export class StartSecondFactorRequest {
  @About('Password of the account.')
  @Secret(MAX_TYPED_PASSWORD)
  password: string;
  @About('Six digits of the present app, or a recovery code; required to replace the app.')
  @Optional()
  @Line(MAX_TYPED_FACTOR)
  code?: string;
}

/** Request body of `POST auth/field/second_factor/confirmation`. */
export class ConfirmSecondFactorRequest {
  @About('Six digits of the app that was set up.')
  @MailedCode()
  code: string;
}

/** Request body of calls that change the second factor of the own account. */
export class ChangeSecondFactorRequest {
  @About('Password of the account.')
  @Secret(MAX_TYPED_PASSWORD)
  password: string;
  @About('Six digits of the app, or a recovery code.')
  @Line(MAX_TYPED_FACTOR)
  code: string;
}

/** Request body of `PUT sign_in_rules`. */
export class UpdateSignInRulesRequest {
  @About('Whether all staff need a second factor.')
  @Flag()
  secondFactorRequired: boolean;
}
