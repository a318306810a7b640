import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CODE_MINUTES } from '@five/shared/auth/auth.rules';
import type { Locale } from '@five/shared/locales/locale';
import { dateOfWall, timeOfWall } from '@five/shared/time/wall-time';
import type { Tx } from '../platform/database/transactions.ts';
import { Outbox } from '../platform/outbox/outbox.ts';
import { PitchesQueries } from '../slots/pitches.queries.ts';
import type { DraftRecord } from './draft-store.ts';

/** Writes the mails of drafts. */
@Injectable()
export class DraftMails {
  constructor(
    private readonly outbox: Outbox,
    private readonly pitches: PitchesQueries,
  ) {}

  /**
   * Queues the mail with a code, and withdraws the unsent mail with the former code. The mail names
   * the slot, and nothing that the visitor has typed: the address may belong to somebody else.
   */
  async code(
    tx: Tx,
    draft: DraftRecord,
    { code, email, locale }: { code: string; email: string; locale: Locale },
  ): Promise<void> {
    const events = `draft.code:${draft.reference}:`;
    await this.outbox.withdraw(tx, events);
    await this.outbox.write(tx, [
      {
        event: events + randomUUID(),
        recipient: `mailto:${email}`,
        locale,
        channel: 'mail',
        template: 'draftCode',
        parameters: {
          code,
          minutes: CODE_MINUTES,
          date: dateOfWall(draft.start),
          startTime: timeOfWall(draft.start),
          endTime: timeOfWall(draft.end),
          pitch: (await this.pitches.byCode(draft.pitch))?.name ?? draft.pitch,
        },
      },
    ]);
  }
}
