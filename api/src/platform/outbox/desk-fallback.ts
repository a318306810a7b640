import { Injectable } from '@nestjs/common';
import type { MailTemplate } from '@five/shared/locales/message-parameters';
import { Clock } from '../clock/clock.ts';
import { Transactions } from '../database/transactions.ts';
import { Outbox } from './outbox.ts';
import type { DueMessage } from './outbox-queue.ts';

/** Gives messages to the desk that no channel delivered. */
@Injectable()
export class DeskFallback {
  constructor(
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Gives a message up on its channel, and stores it for the desk in the same transaction. */
  async take(message: DueMessage, error: string): Promise<void> {
    const { id, reference, recipient, template, parameters, dueAt, until } = message;
    await this.transactions.run(async (tx) => {
      const [rows] = await tx.query<[{ event: string }[], number]>(GIVE_UP, [
        id,
        reference,
        this.clock.now(),
        error,
      ]);
      for (const { event } of rows)
        await this.outbox.giveToDesk(tx, {
          channel: 'desk',
          customer: recipient,
          account: null,
          event,
          template: template as MailTemplate,
          parameters,
          dueAt,
          until: until ?? undefined,
        });
    });
  }
}

const GIVE_UP = `
  update outbox set given_up_at = $3, last_error = $4, held_until = null
  where id = $1 and reference = $2 and sent_at is null and withdrawn_at is null
    and given_up_at is null returning event`;
