import { Injectable } from '@nestjs/common';
import { deskTemplateOf } from '@five/shared/desk/desk-notices.codes';
import type { MailTemplate } from '@five/shared/locales/message-parameters';
import { Clock } from '../clock/clock.ts';
import { Transactions } from '../database/transactions.ts';
import { Outbox } from './outbox.ts';
import type { DueMessage } from './outbox-queue.ts';
import { Reach } from './reach.ts';
import type { Addressee } from './recipients.ts';

/** Gives messages to the desk that no channel delivered. */
@Injectable()
export class DeskFallback {
  constructor(
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly reach: Reach,
    private readonly clock: Clock,
  ) {}

  /**
   * Gives a mail to the desk that no person gets, because it is written to a file or the account
   * has no email, if no other way took its message: the browser that was to show it has ended or
   * did not get it.
   */
  async takeUnread(message: DueMessage, { address }: Addressee): Promise<void> {
    const { id, recipient, parameters, dueAt, until } = message;
    const template = deskTemplateOf(message.template);
    if (template === null || this.reach.reachesByMail(address !== '')) return;
    await this.transactions.run(async (tx) => {
      const [row] = await tx.query<{ event: string }[]>('select event from outbox where id = $1', [
        id,
      ]);
      if (row)
        await this.outbox.giveToDesk(tx, {
          channel: 'desk',
          customer: null,
          account: recipient,
          event: row.event,
          template,
          parameters,
          dueAt,
          until: until ?? undefined,
        });
    });
  }

  /**
   * Gives a message up on its channel, and stores it for the desk in the same transaction. One that
   * the recipient does not want any more is withdrawn.
   */
  async take(message: DueMessage, error: string): Promise<void> {
    const { id, reference, recipient, template, parameters, dueAt, until } = message;
    await this.transactions.run(async (tx) => {
      const [rows] = await tx.query<[{ event: string }[], number]>(GIVE_UP, [
        id,
        reference,
        this.clock.now(),
        error,
      ]);
      for (const { event } of rows) {
        const isWanted = await this.outbox.giveToDesk(tx, {
          channel: 'desk',
          customer: recipient,
          account: null,
          event,
          template: template as MailTemplate,
          parameters,
          dueAt,
          until: until ?? undefined,
        });
        if (!isWanted) await tx.query(WITHDRAW, [id, this.clock.now()]);
      }
    });
  }
}

const WITHDRAW =
  'update outbox set withdrawn_at = $2, given_up_at = null, last_error = null where id = $1';
const GIVE_UP = `
  update outbox set given_up_at = $3, last_error = $4, held_until = null
  where id = $1 and reference = $2 and sent_at is null and withdrawn_at is null
    and given_up_at is null returning event`;
