import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CodeChannel } from '@five/shared/channels/channels.codes';
import type { DraftContact } from '@five/shared/drafts/drafts.contract';
import type { WallPeriod } from '@five/shared/time/wall-time';
import { Tokens } from '../auth/tokens.ts';
import { Clock } from '../platform/clock/clock.ts';
import { wallsSql } from '../platform/clock/venue-clock.ts';
import type { Tx } from '../platform/database/transactions.ts';
import { fieldsOf, insertOf, selectOf } from '../platform/rows/columns.ts';
import { BookingDraft } from './draft.entity.ts';

const FIELDS = fieldsOf(BookingDraft, 'period', 'addressHash');

/** A stored draft with its period as wall times and the code of its pitch. */
export interface DraftRecord extends Pick<BookingDraft, (typeof FIELDS)[number]>, WallPeriod {
  pitch: string;
}

/** A draft before it is stored. */
export interface NewDraft extends WallPeriod {
  reference: string;
  address: string;
  pitchId: number;
  totalCents: number;
  expiresAt: Date;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const SELECT = `select ${selectOf(BookingDraft, 'd', FIELDS)}, ${wallsSql('d.period')},
    p.code as pitch from booking_drafts d join pitches p on p.id = d.pitch_id`;

/** Reads and writes drafts. */
@Injectable()
export class DraftStore {
  private readonly key: Buffer;

  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    tokens: Tokens,
  ) {
    this.key = tokens.derivedKey('draft addresses');
  }

  async find(reference: string): Promise<DraftRecord | null> {
    const [row] = await this.source.query<DraftRecord[]>(`${SELECT} where d.reference = $1`, [
      reference,
    ]);
    return row ?? null;
  }

  async lock(tx: Tx, reference: string): Promise<DraftRecord | null> {
    await tx.query('select 1 from booking_drafts where reference = $1 for update', [reference]);
    const [row] = await tx.query<DraftRecord[]>(`${SELECT} where d.reference = $1`, [reference]);
    return row ?? null;
  }

  /**
   * Ends of the holds of a network address, earliest first, without the hold of `own`. Concurrent
   * transactions of one address wait for each other, so that its number of holds stays exact.
   */
  async lockHoldsOf(tx: Tx, address: string, own: string | null): Promise<Date[]> {
    const hash = this.hashOf(address);
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`draft ${hash}`]);
    const rows = await tx.query<{ expiresAt: Date }[]>(
      `select ${selectOf(BookingDraft, 'd', ['expiresAt'])} from booking_drafts d
        where address_hash = $1 and expires_at > $2 and booking is null
        and reference is distinct from $3 order by expires_at`,
      [hash, this.clock.now(), own],
    );
    return rows.map(({ expiresAt }) => expiresAt);
  }

  async insert(tx: Tx, { address, start, end, ...draft }: NewDraft): Promise<void> {
    const statement = insertOf(BookingDraft, {
      reference: '$1',
      addressHash: '$2',
      pitchId: '$3',
      period: 'tsrange($4, $5)',
      totalCents: '$6',
      createdAt: '$7',
      expiresAt: '$8',
    });
    const { reference, pitchId, totalCents, expiresAt } = draft;
    await tx.query(statement, [
      reference,
      this.hashOf(address),
      pitchId,
      start,
      end,
      totalCents,
      this.clock.now(),
      expiresAt,
    ]);
  }

  async delete(tx: Tx, reference: string): Promise<void> {
    await tx.query('delete from booking_drafts where reference = $1', [reference]);
  }

  /** Stores a contact with the hash of the code that is sent to it; the earlier code is void. */
  async setCode(
    tx: Tx,
    id: number,
    { firstName, name, phone, email }: DraftContact,
    code: { hash: string; channel: CodeChannel },
  ): Promise<void> {
    await tx.query(
      `update booking_drafts set first_name = $2, name = $3, phone = $4, email = $5,
        code_hash = $6, code_sent_at = $7, code_channel = $8, code_tries = 0 where id = $1`,
      [id, firstName, name, phone, email, code.hash, this.clock.now(), code.channel],
    );
  }

  /**
   * Counts an attempt to enter the code. It runs outside any transaction, so that a rollback cannot
   * undo the count. Returns false if no attempt is left.
   */
  async countAttempt(id: number, most: number): Promise<boolean> {
    const [, counted] = await this.source.query<[unknown[], number]>(
      'update booking_drafts set code_tries = code_tries + 1 where id = $1 and code_tries < $2',
      [id, most],
    );
    return counted > 0;
  }

  /** Stores the booking that the code has made, and deletes the contact, which the account has. */
  async setBooked(tx: Tx, id: number, booking: string, userId: number): Promise<void> {
    await tx.query(
      `update booking_drafts set booking = $2, user_id = $3,
        first_name = null, name = null, phone = null, email = null where id = $1`,
      [id, booking, userId],
    );
  }

  /** Deletes the drafts that are older than a day. */
  async tidy(): Promise<void> {
    await this.source.query('delete from booking_drafts where created_at < $1', [
      new Date(this.clock.now().getTime() - DAY_MS),
    ]);
  }

  private hashOf(address: string): string {
    return createHmac('sha256', this.key).update(address).digest('base64url');
  }
}
