import { Injectable } from '@nestjs/common';
import { mentionedIn, namesIn } from '@five/shared/community/discussions/mentions.rules';
import { displayNameOf } from '@five/shared/community/players.rules';
import type { Texts } from '@five/shared/locales/locale';
import type { Tx } from '../../platform/database/transactions.ts';
import { Limits } from '../../platform/limits/limits.ts';
import type { OutboxChannel } from '../../platform/outbox/outbox.entity.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { AuthorPresenter, type Person } from '../author-presenter.ts';
import type { ChatParty } from '../chat-party.ts';
import { hasBlocked, isDiscoverable } from '../chat-access.sql.ts';
import { userColumns } from '../../users/customers/record-customer.ts';

/** A post whose text may mention players. */
export interface CallingPost {
  /** Reference of the post. */
  post: string;
  discussion: string;
  title: string;
  mentioned: string[];
}

/** Name of the outbox event of the mails and notifications to all players that a post mentions. */
export const mentionsIn = (post: string): string => `communityMention:${post}`;

/**
 * Limit of mention mails per hour from one player to another. Further mentions send notifications
 * only.
 */
const MAILS = { points: 3, seconds: 60 * 60 };

/** Finds the players that a text mentions by name, and notifies them. */
@Injectable()
export class Mentions {
  constructor(
    private readonly outbox: Outbox,
    private readonly authors: AuthorPresenter,
    private readonly limits: Limits,
  ) {}

  /**
   * References of the players that a text mentions as `@name`. If several players have the same
   * name, only those in `named` count as mentioned.
   * @param named references of the players that the author selected
   */
  async find(tx: Tx, text: string, named: readonly string[] = []): Promise<string[]> {
    const names = namesIn(text);
    if (names.length === 0) return [];
    const players = await tx.query<Person[]>(BY_FIRST_NAME, [
      names.map((name) => `${name.replace(/[\\%_]/g, '\\$&')} %`),
    ]);
    return mentionedIn(
      text,
      players.map(({ reference, firstName, name }) => ({
        reference,
        displayName: displayNameOf(firstName, name),
      })),
      named,
    );
  }

  /** Notifies the mentioned players, except the author and players that blocked the author. */
  async notify(
    tx: Tx,
    by: ChatParty,
    { post, discussion, title, mentioned }: CallingPost,
  ): Promise<void> {
    const readers =
      mentioned.length === 0
        ? []
        : await tx.query<{ reference: string }[]>(ALREADY_NOTIFIED, [mentioned, by.userId]);
    const parameters = { from: await this.nameOf(tx, by), title, reference: discussion };
    for (const { reference: recipient } of readers) {
      const channels: OutboxChannel[] = (await this.mayMail(tx, by, recipient))
        ? ['notice', 'mail']
        : ['notice'];
      await this.outbox.write(
        tx,
        channels.map((channel) => ({
          event: mentionsIn(post),
          recipient,
          channel,
          template: 'communityMention',
          parameters,
        })),
      );
    }
  }

  private async mayMail(tx: Tx, by: ChatParty, reader: string): Promise<boolean> {
    return by.desk || this.limits.hasLeft(tx, 'mentions.mail', `${by.reference} ${reader}`, MAILS);
  }

  private async nameOf(tx: Tx, by: ChatParty): Promise<string | Texts> {
    if (by.desk) return this.authors.deskTexts();
    const [person] = await tx.query<Person[]>(`select ${PERSON} from users u where u.id = $1`, [
      by.userId,
    ]);
    return this.authors.nameOf(person ?? null, 'fr');
  }
}

const PERSON = userColumns({ reference: 'reference', firstName: 'firstName', name: 'name' });
const BY_FIRST_NAME = `select ${PERSON} from users u
  where ${isDiscoverable('u')} and u.player_search like any($1) order by u.id limit 200`;
const ALREADY_NOTIFIED = `select u.reference from users u where u.reference = any($1) and u.id <> $2
  and not ${hasBlocked('u.id', '$2')} order by u.id`;
