import { About } from '../platform/checks/about.ts';
import { Flag, OneOf } from '../platform/checks.ts';
import { MAIL_KINDS, type NoticeKind } from './notifications.codes.ts';

/** Body of `POST mail_choices/{token}`. */
export class MailChoiceRequest {
  @About('Kind of mails that is stopped or resumed.') @OneOf(MAIL_KINDS) kind: NoticeKind;
  @About('Whether mails of this kind are sent.') @Flag() wanted: boolean;
}

/** Body of `POST mail_choices/{token}/stop`, as RFC 8058 defines it for mail programs. */
export class OneClickRequest {
  @About('The value that RFC 8058 defines.') @OneOf(['One-Click']) 'List-Unsubscribe': 'One-Click';
}
