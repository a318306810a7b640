import { About } from '../../platform/checks/about.ts';
import { SameAs, Secret } from '../../platform/checks.ts';
import { PasswordLength, PasswordNotGuessable } from '../checks/password.checks.ts';

const MAX_TOKEN = 200;

/** Request body of `POST auth/field/access_link`. */
export class ReadAccessLinkRequest {
  @About('Token of the link, from its fragment.')
  @Secret(MAX_TOKEN)
  token: string;
}

/** Request body of `POST auth/field/access_link/password`. */
export class UseAccessLinkRequest {
  @About('Token of the link, from its fragment; valid once.')
  @Secret(MAX_TOKEN)
  token: string;
  @PasswordLength('passwordLengthOfAny') @PasswordNotGuessable() password: string;
  @SameAs('password', 'AUTH_PASSWORD_MISMATCH') passwordConfirmation: string;
}
