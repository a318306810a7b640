import { About } from '../../platform/checks/about.ts';
import { Flag, OneOf } from '../../platform/checks.ts';
import { MailedCode } from '../../auth/checks/auth.checks.ts';
import { OPTIONAL_STEPS, type OptionalStep } from './setup.codes.ts';

/** Request body of `PUT setup`. */
export class AcceptStepRequest {
  @About('Optional step of opening the venue.')
  @OneOf(OPTIONAL_STEPS)
  step: OptionalStep;
  @About('Whether the step is left as it is.')
  @Flag()
  accepted: boolean;
}

/** Request body of `POST setup/test_mail/confirm`. */
export class ConfirmTestMailRequest {
  @MailedCode() code: string;
}
