import { Injectable } from '@nestjs/common';
import type { Texts } from '@five/shared/locales/locale';
import type { Caller } from '../../../platform/access/caller.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/database/transactions.ts';
import { Limits } from '../../../platform/limits/limits.ts';
import { Outbox } from '../../../platform/outbox/outbox.ts';
import type { Owner } from '../../../platform/personal-data/marked-rows.ts';
import { AuthorPresenter } from '../../author-presenter.ts';
import type { LockedJoinRequest, NewJoinRequest } from '../match-seats.ts';
import type { Locked } from '../match-store.ts';
import {
  joinRequestEvents,
  messagesTo,
  namesOfOwner,
  namesOfPlayer,
} from '../open-matches.mails.ts';
import { REQUESTS } from '../requests.sql.ts';

/**
 * Limit per hour of mails about requests to join, from one player to one match owner. Further
 * requests send notifications only.
 */
const MAILS = { points: 3, seconds: 60 * 60 };

/** Sends messages about requests to join, to the players and to the owner of a match. */
@Injectable()
export class MatchNotifications {
  constructor(
    private readonly outbox: Outbox,
    private readonly authors: AuthorPresenter,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  /** Notifies the owner of a new request. */
  async requested(
    tx: Tx,
    by: Caller,
    { match, record }: Locked,
    request: NewJoinRequest,
  ): Promise<void> {
    const owner = match.owner?.reference;
    if (!owner) return;
    const parameters = { from: this.authors.nameOf(request.player, 'fr') };
    const messages = messagesTo({
      template: 'matchAsked',
      recipient: owner,
      match: match.reference,
      subject: request.reference,
      at: request.at,
      booking: record,
      parameters,
    });
    const mayMail = await this.limits.hasLeft(
      tx,
      'openMatches.mail',
      `${by.reference} ${owner}`,
      MAILS,
    );
    await this.outbox.write(
      tx,
      mayMail ? messages : messages.filter(({ channel }) => channel === 'notice'),
    );
  }

  /** Withdraws the unsent messages of `requested`. */
  async withdrawRequested(tx: Tx, request: string): Promise<void> {
    await this.outbox.withdraw(tx, joinRequestEvents(request));
  }

  /**
   * Notifies the player that the request to join was accepted.
   * @param share the reference of the share that the player has to pay
   */
  async accepted(
    tx: Tx,
    { match, record }: Locked,
    { player, reference }: LockedJoinRequest,
    share: string,
  ): Promise<void> {
    const parameters = {
      from: this.authors.nameOf(match.owner, 'fr'),
      reference: share,
      amountCents: match.priceCents,
    };
    await this.outbox.write(
      tx,
      messagesTo({
        template: 'matchAccepted',
        recipient: player,
        match: match.reference,
        subject: reference,
        at: this.clock.now(),
        booking: record,
        parameters,
      }),
    );
  }

  /**
   * Notifies a player that the match's owner declined the request or took back the player's place.
   */
  async declined(
    tx: Tx,
    { match, record }: Locked,
    { player, reference }: LockedJoinRequest,
  ): Promise<void> {
    await this.outbox.write(
      tx,
      messagesTo({
        template: 'matchDeclined',
        recipient: player,
        match: match.reference,
        subject: reference,
        at: this.clock.now(),
        booking: record,
      }),
    );
  }

  /** Notifies the owner that a player gave up a place. */
  left(tx: Tx, locked: Locked, { reference, person }: LockedJoinRequest): Promise<void> {
    return this.notifyLeft(tx, locked, reference, this.authors.nameOf(person, 'fr'));
  }

  /**
   * Notifies the owner that a player with an erased account has left the match. The message does
   * not contain the player's name.
   */
  leftErased(tx: Tx, locked: Locked, { reference }: LockedJoinRequest): Promise<void> {
    return this.notifyLeft(tx, locked, reference, this.authors.formerTexts());
  }

  /**
   * Replaces an erased person's name in queued and sent messages of open matches by the display
   * name of erased accounts.
   */
  async forgetNames(tx: Tx, { userId, customerId }: Owner): Promise<void> {
    const rows = await tx.query<{ ask: string; isPlayer: boolean }[]>(NAMED, [userId, customerId]);
    const events = rows.flatMap(({ ask, isPlayer }) =>
      isPlayer ? namesOfPlayer(ask) : namesOfOwner(ask),
    );
    for (const prefix of events)
      await this.outbox.amendAll(tx, prefix, { from: this.authors.formerTexts() });
  }

  private async notifyLeft(
    tx: Tx,
    { match, record }: Locked,
    request: string,
    from: string | Texts,
  ): Promise<void> {
    if (match.owner)
      await this.outbox.write(
        tx,
        messagesTo({
          template: 'matchLeft',
          recipient: match.owner.reference,
          match: match.reference,
          subject: request,
          at: this.clock.now(),
          booking: record,
          parameters: { from },
        }),
      );
  }
}

const NAMED = `select a.reference as ask, a.user_id = $1 as "isPlayer" from ${REQUESTS} a
  join open_matches m on m.id = a.match_id join bookings b on b.id = m.booking_id
  where a.user_id = $1 or b.customer_id = $2 order by a.id`;
