import { Injectable } from '@nestjs/common';
import { Outbox } from '../platform/outbox/outbox.ts';
import { PersonalData } from '../users/personal-data.ts';
import { emailChangesOf, emailCodesOf } from './auth.mails.ts';

/**
 * Registers the export of an account's sessions. On erasure, deletes the codes and known sign-in
 * locations of the account. Also erases the device names of its sessions and the outbox mails about
 * e-mail changes.
 */
@Injectable()
export class AuthPersonalData {
  constructor(personalData: PersonalData, outbox: Outbox) {
    personalData.register('sessions', (tx, { userId }) =>
      tx.query(
        `select reference, device, created_at as "createdAt", seen_at as "lastSeenAt", expires_at as
          "expiresAt", ended_at as "endedAt" from sessions where user_id = $1 order by id`,
        [userId],
      ),
    );
    personalData.registerErasure(async (tx, { userId, reference }) => {
      for (const events of [emailCodesOf(reference), emailChangesOf(reference)])
        await outbox.erase(tx, events);
      await tx.query('delete from codes where user_id = $1', [userId]);
      await tx.query('delete from sign_in_places where user_id = $1', [userId]);
      await tx.query('update sessions set device = null where user_id = $1', [userId]);
    });
  }
}
