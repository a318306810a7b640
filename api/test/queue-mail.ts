import { Transactions } from '../src/platform/database/transactions.ts';
import { Outbox, type OutboxEntry } from '../src/platform/outbox/outbox.ts';
import type { World } from './world.ts';

/** A mail with a code, addressed to `name`@five.test. */
export function mailTo(name: string, changes: Partial<OutboxEntry> = {}): OutboxEntry {
  return {
    event: `test:${name}`,
    recipient: `mailto:${name}@five.test`,
    channel: 'mail',
    template: 'verifyCode',
    parameters: { firstName: 'Yasmine', code: '123456', minutes: 15 },
    ...changes,
  };
}

/** Queues messages in the outbox within a transaction, as the domains of the product do. */
export function queueMail(world: World, ...entries: OutboxEntry[]): Promise<void> {
  return world.app.get(Transactions).run((tx) => world.app.get(Outbox).write(tx, entries));
}

export function withdrawMail(world: World, prefix: string): Promise<void> {
  return world.app.get(Transactions).run((tx) => world.app.get(Outbox).withdraw(tx, prefix));
}
