import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CODE_MINUTES } from '@five/shared/auth/auth.rules';
import type { PhoneChannelName } from '@five/shared/channels/channels.codes';
import type { Locale } from '@five/shared/locales/locale';
import { dateOfWall, timeOfWall } from '@five/shared/time/wall-time';
import type { Tx } from '../platform/database/transactions.ts';
import { CodeChannels } from '../platform/outbox/codes/code-channels.ts';
import { KeptCodes } from '../platform/outbox/codes/kept-codes.ts';
import { Outbox } from '../platform/outbox/outbox.ts';
import { PitchesQueries } from '../slots/pitches.queries.ts';
import type { DraftRecord } from './draft-store.ts';

/** How a code reaches a visitor: by mail, or by a channel to the phone. */
export type CodeWay =
  | { channel: 'email'; email: string }
  | { channel: PhoneChannelName; phone: string };

/** The code of a draft. */
interface DraftCode {
  code: string;
  way: CodeWay;
  locale: Locale;
}

/** Writes the mails of drafts, and their codes to phones. */
@Injectable()
export class DraftMails {
  constructor(
    private readonly outbox: Outbox,
    private readonly pitches: PitchesQueries,
    private readonly codes: CodeChannels,
    private readonly kept: KeptCodes,
  ) {}

  /**
   * Queues the message with a code, and withdraws the unsent message with the former code. It names
   * the slot, and nothing that the visitor has typed: the address may belong to somebody else.
   */
  async code(tx: Tx, draft: DraftRecord, { code, way, locale }: DraftCode): Promise<void> {
    const events = `draft.code:${draft.reference}:`;
    await this.outbox.withdraw(tx, events);
    await this.kept.replace(tx, events);
    const message = {
      event: events + randomUUID(),
      locale,
      template: 'draftCode' as const,
      parameters: {
        code,
        minutes: CODE_MINUTES,
        date: dateOfWall(draft.start),
        startTime: timeOfWall(draft.start),
        endTime: timeOfWall(draft.end),
        pitch: (await this.pitches.byCode(draft.pitch))?.name ?? draft.pitch,
      },
    };
    await this.outbox.write(tx, [
      way.channel === 'email'
        ? { ...message, recipient: `mailto:${way.email}`, channel: 'mail' }
        : this.codes.entryOf({ ...message, ...way }),
    ]);
  }
}
