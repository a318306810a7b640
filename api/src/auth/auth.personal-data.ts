import { Injectable } from '@nestjs/common';
import { CodeChannels } from '../platform/outbox/codes/code-channels.ts';
import { Outbox } from '../platform/outbox/outbox.ts';
import { eraseOf, exportOf } from '../platform/personal-data/marked-rows.ts';
import { PersonalData } from '../users/personal-data.ts';
import { LoginsService } from '../users/logins.service.ts';
import { emailChangesOf, emailCodesOf } from './auth.mails.ts';
import { AccessLink } from './access-links/access-link.entity.ts';
import { Code } from './code.entity.ts';
import { PushSubscription } from './push/push-subscription.entity.ts';
import { Session } from './sessions/session.entity.ts';
import { SignInPlace } from './sessions/sign-in-place.entity.ts';

/**
 * Registers the export of an account's sessions. On erasure, deletes the access link, codes, known
 * sign-in locations and push subscriptions of the account. Also erases the device names of its
 * sessions, the outbox mails about e-mail changes, and the codes to the phone.
 */
@Injectable()
export class AuthPersonalData {
  constructor(
    personalData: PersonalData,
    outbox: Outbox,
    codes: CodeChannels,
    logins: LoginsService,
  ) {
    personalData.register('auth', {
      exports: { sessions: exportOf(Session) },
      erase: [
        async (tx, { userId, reference }) => {
          for (const events of [emailCodesOf(reference), emailChangesOf(reference)])
            await outbox.erase(tx, events);
          const { phone, pendingPhone } = await logins.byId(userId, tx);
          for (const number of [phone, pendingPhone])
            if (number !== null) await codes.erase(tx, number);
        },
        eraseOf(AccessLink),
        eraseOf(Code),
        eraseOf(SignInPlace),
        eraseOf(PushSubscription),
        eraseOf(Session),
      ],
    });
  }
}
