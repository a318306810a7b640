import { Injectable } from '@nestjs/common';
import type { Caller } from '../access/caller.ts';
import { Audit } from '../audit/audit.ts';
import { changesBetween } from '../audit/changes.ts';
import { Signatures } from '../config/signatures.ts';
import { PgListener } from '../database/pg-listener.ts';
import type { Tx } from '../database/transactions.ts';
import { Channel } from './channel.entity.ts';

type Audited = Record<string, unknown>;

/** Stores changed settings of channels, with their audit entries. */
@Injectable()
export class ChannelChanges {
  constructor(
    private readonly audit: Audit,
    private readonly signatures: Signatures,
    private readonly pgListener: PgListener,
  ) {}

  /** Stores the row of a channel, unless nothing changes. */
  async store(
    tx: Tx,
    { reference }: Pick<Caller, 'reference'>,
    row: Channel,
    { before, after }: { before: Audited; after: Audited },
  ): Promise<void> {
    const changed = changesBetween(before, after);
    if (Object.keys(changed).length === 0) return;
    await this.audit.record(tx, {
      actor: reference,
      act: 'channel.update',
      subjectKind: 'channel',
      subject: row.name,
      changed,
    });
    await tx.upsert(Channel, row, ['name']);
    await this.pgListener.notify(tx, 'version', 'channels');
  }

  /**
   * A value as the audit trail stores it, if the value may contain a key: its signature, which
   * shows a change and not the value.
   */
  signed(value: unknown): string {
    return this.signatures.of('channel', JSON.stringify(value));
  }
}
