import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  RECOVERY_CODE_LENGTH,
  RECOVERY_CODES,
  RECOVERY_SYMBOLS,
  shownRecoveryCode,
} from '@five/shared/auth/second-factor/second-factor.rules';
import { DataSource } from 'typeorm';
import { Audit } from '../../platform/audit/audit.ts';
import { Signatures } from '../../platform/config/signatures.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { SecondFactorStore } from '../../users/second-factors/second-factor-store.ts';
import type { UserRow } from '../../users/user-row.ts';
import { AuthMails } from '../auth.mails.ts';

const newCode = (): string =>
  Array.from(
    { length: RECOVERY_CODE_LENGTH },
    () => RECOVERY_SYMBOLS[randomInt(RECOVERY_SYMBOLS.length)],
  ).join('');

/** Recovery codes, stored as keyed hashes. A code is deleted when it is used. */
@Injectable()
export class RecoveryCodes {
  constructor(
    private readonly source: DataSource,
    private readonly store: SecondFactorStore,
    private readonly signatures: Signatures,
    private readonly audit: Audit,
    private readonly mails: AuthMails,
  ) {}

  /** Replaces all codes of an account. Returns the new codes as they are shown. */
  async replace(tx: Tx, user: UserRow): Promise<string[]> {
    const codes = new Set<string>();
    while (codes.size < RECOVERY_CODES) codes.add(newCode());
    const hashes = Array.from(codes, (code) => this.hashOf(user, code));
    await this.store.replaceCodes(tx, user, hashes);
    return Array.from(codes, shownRecoveryCode);
  }

  /** Uses up a code, and informs the owner. Returns false if it is not one of the account. */
  async use(tx: Tx, user: UserRow, code: string): Promise<boolean> {
    if (!(await this.store.useCode(tx, user, this.hashOf(user, code)))) return false;
    await this.audit.record(tx, {
      actor: user.reference,
      act: 'user.recoveryCode',
      subjectKind: 'user',
      subject: user.reference,
    });
    await this.mails.recoveryCodeUsed(tx, user, await this.count(user.id, tx));
    return true;
  }

  /** Returns the number of unused codes of an account. */
  async count(userId: number, tx: Tx | DataSource = this.source): Promise<number> {
    const [row] = await tx.query<{ count: number }[]>(
      'select count(*)::int from recovery_codes where user_id = $1',
      [userId],
    );
    return row?.count ?? 0;
  }

  private hashOf({ reference }: UserRow, code: string): string {
    return this.signatures.of('recovery code', `${reference}\n${code}`);
  }
}
