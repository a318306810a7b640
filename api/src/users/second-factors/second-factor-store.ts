import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { FieldCipher } from '../../platform/config/field-cipher.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import type { UserRow } from '../user-row.ts';
import { SecondFactor } from './second-factor.entity.ts';

/** Reads and writes the encrypted secrets of second factors. The caller has locked the account. */
@Injectable()
export class SecondFactorStore {
  constructor(
    private readonly clock: Clock,
    private readonly cipher: FieldCipher,
  ) {}

  /** Stores a secret that waits for its first code. */
  async begin(tx: Tx, { id, reference }: UserRow, secret: string): Promise<void> {
    const pendingSealed = this.cipher.encrypt(secret, reference);
    await tx.getRepository(SecondFactor).upsert({ userId: id, pendingSealed }, ['userId']);
  }

  /** Returns the secret that is in use, or the one that waits for its first code. */
  async secretOf(
    tx: Tx,
    { id, reference }: UserRow,
    column: 'secretSealed' | 'pendingSealed',
  ): Promise<string | null> {
    const row = await tx.getRepository(SecondFactor).findOneBy({ userId: id });
    const sealed = row?.[column];
    return sealed ? this.cipher.decrypt(sealed, reference) : null;
  }

  /** Makes the pending secret the one in use. `step` is the time step of its first code. */
  async confirm(tx: Tx, { id }: UserRow, step: number): Promise<void> {
    await tx.query(
      `update second_factors set secret_sealed = pending_sealed, pending_sealed = null,
        last_step = $2, confirmed_at = $3 where user_id = $1`,
      [id, step, this.clock.now()],
    );
  }

  /** Replaces the hashes of all recovery codes. */
  async replaceCodes(tx: Tx, { id }: UserRow, hashes: string[]): Promise<void> {
    await tx.query('delete from recovery_codes where user_id = $1', [id]);
    await tx.query('insert into recovery_codes (user_id, hash) select $1, unnest($2::text[])', [
      id,
      hashes,
    ]);
  }

  /** Deletes a recovery code. Returns false if the account has none with this hash. */
  async useCode(tx: Tx, { id }: UserRow, hash: string): Promise<boolean> {
    const [rows] = await tx.query<[unknown[], number]>(
      'delete from recovery_codes where user_id = $1 and hash = $2 returning 1',
      [id, hash],
    );
    return rows.length > 0;
  }

  /** Stores the time step of an accepted code. Returns false if it is not later than the last. */
  async advance(tx: Tx, { id }: UserRow, step: number): Promise<boolean> {
    const [rows] = await tx.query<[unknown[], number]>(
      `update second_factors set last_step = $2
        where user_id = $1 and (last_step is null or last_step < $2) returning 1`,
      [id, step],
    );
    return rows.length > 0;
  }
}
