import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CODE_DIGITS, CODE_MINUTES, CODE_TRIES } from '@five/shared/auth/auth.rules';
import type { ErrorCode } from '@five/shared/errors/error-codes';
import { DataSource } from 'typeorm';
import { Clock } from '../platform/clock/clock.ts';
import type { Tx } from '../platform/database/transactions.ts';
import type { CodePurpose } from './code.entity.ts';
import { Tokens } from './tokens.ts';
import { selectOf } from '../platform/rows/columns.ts';
import { Code } from './code.entity.ts';

const TOKEN_BYTES = 32;
const LIFETIME_MS = CODE_MINUTES * 60 * 1000;

const LIVE = 'user_id = $1 and purpose = $2 and hash = $3 and expires_at > $4 and created_at <= $4';

interface LiveCode<P extends CodePurpose> {
  purpose: P;
  hash: string;
}

export type CodeProblem = Extract<
  ErrorCode,
  'AUTH_CODE_WRONG' | 'AUTH_CODE_EXPIRED' | 'AUTH_CODE_SPENT'
>;
/** Result of an attempt to enter a code: the purpose of the code, or the problem. */
export type Tried<P extends CodePurpose> =
  | { purpose: P; problem: null }
  | { purpose: null; problem: CodeProblem };

/**
 * Whether a code is requested or entered at a known location: a device or address from which the
 * account signed in before.
 */
export interface CodePlace {
  isKnown: boolean;
}

const ANYWHERE: CodePlace = { isKnown: false };

/**
 * Six-digit codes sent by mail, stored as hashes. A code is valid for 15 minutes and five attempts.
 * A known location is a device or address from which the account signed in before. Each purpose has
 * at most two valid codes: one requested at a known location, and one requested at a new location.
 * Requests and attempts from new locations neither replace nor use up the code of the known
 * locations.
 */
@Injectable()
export class CodesService {
  private readonly key: Buffer;

  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    tokens: Tokens,
  ) {
    this.key = tokens.derivedKey('codes');
  }

  /**
   * Issues a new code. It voids the previous code of the same purpose that was requested at the
   * same kind of location, known or new.
   */
  async issue(tx: Tx, userId: number, purpose: CodePurpose, place = ANYWHERE): Promise<string> {
    const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
    await this.store(tx, { userId, purpose, ...place }, code);
    return code;
  }

  /** Issues a token in exchange for a correct code: 256 random bits, single use. */
  async issueToken(tx: Tx, userId: number): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await this.store(tx, { userId, purpose: 'reset_token', ...ANYWHERE }, token);
    return token;
  }

  /**
   * Compares a code with the valid codes of these purposes. The attempt is counted first, by a
   * query outside any transaction, so that a rollback cannot undo the count. However many guesses
   * run concurrently, at most five are compared for new locations, and five more for known
   * locations.
   */
  async attempt<P extends CodePurpose>(
    userId: number,
    purposes: P[],
    code: string,
    place = ANYWHERE,
  ): Promise<Tried<P>> {
    const now = this.clock.now();
    const tries = triesAt(place);
    const [counted] = await this.source.query<[LiveCode<P>[], number]>(
      `update codes
        set ${tries} = ${tries} + 1 where user_id = $1 and purpose = any($2)
        and ${tries} < $3 and expires_at > $4 and created_at <= $4 returning purpose, hash`,
      [userId, purposes, CODE_TRIES, now],
    );
    const right = counted.find(({ purpose, hash }) =>
      same(hash, this.hashOf(userId, purpose, code)),
    );
    if (right) return { purpose: right.purpose, problem: null };
    return {
      purpose: null,
      problem: counted.length > 0 ? 'AUTH_CODE_WRONG' : await this.problem(userId, purposes, tries),
    };
  }

  /**
   * Whether a token is valid. The call neither uses up the token nor counts an attempt, because a
   * token cannot be guessed.
   */
  async holds(userId: number, purpose: CodePurpose, secret: string): Promise<boolean> {
    const rows = await this.source.query<unknown[]>(
      `select 1 from codes where ${LIVE}`,
      this.live(userId, purpose, secret),
    );
    return rows.length > 0;
  }

  /**
   * Uses up a code or token. Returns false if it was used or has expired: of two concurrent calls,
   * one succeeds.
   */
  async consume(tx: Tx, userId: number, purpose: CodePurpose, secret: string): Promise<boolean> {
    const [rows] = await tx.query<[unknown[], number]>(
      `delete from codes where ${LIVE} returning 1`,
      this.live(userId, purpose, secret),
    );
    return rows.length > 0;
  }

  async drop(tx: Tx, userId: number, purposes: CodePurpose[]): Promise<void> {
    await tx.query('delete from codes where user_id = $1 and purpose = any($2)', [
      userId,
      purposes,
    ]);
  }

  /** Deletes expired codes. */
  async tidy(): Promise<void> {
    await this.source.query('delete from codes where expires_at <= $1', [this.clock.now()]);
  }

  private async store(tx: Tx, { userId, purpose, isKnown }: Stored, secret: string): Promise<void> {
    const now = this.clock.now();
    await tx.query(
      `insert into codes (user_id, purpose, hash, created_at, expires_at, known)
        values ($1, $2, $3, $4, $5, $6)
       on conflict on constraint codes_one_live do update
       set hash = excluded.hash, tries = 0, known_tries = 0, created_at = excluded.created_at,
       expires_at = excluded.expires_at`,
      [
        userId,
        purpose,
        this.hashOf(userId, purpose, secret),
        now,
        new Date(now.getTime() + LIFETIME_MS),
        isKnown,
      ],
    );
  }

  private async problem(
    userId: number,
    purposes: CodePurpose[],
    tries: string,
  ): Promise<CodeProblem> {
    const rows = await this.source.query<{ tries: number; expiresAt: Date }[]>(
      `select ${tries} as tries, ${selectOf(Code, 'c', ['expiresAt'])} from codes c
        where user_id = $1 and purpose = any($2)`,
      [userId, purposes],
    );
    const now = this.clock.now();
    if (rows.some(({ expiresAt }) => expiresAt <= now)) return 'AUTH_CODE_EXPIRED';
    return rows.some(({ tries }) => tries >= CODE_TRIES) ? 'AUTH_CODE_SPENT' : 'AUTH_CODE_WRONG';
  }

  private live(userId: number, purpose: CodePurpose, secret: string): unknown[] {
    return [userId, purpose, this.hashOf(userId, purpose, secret), this.clock.now()];
  }

  private hashOf(userId: number, purpose: CodePurpose, secret: string): string {
    return createHmac('sha256', this.key)
      .update(`${purpose}:${userId}:${secret}`)
      .digest('base64url');
  }
}

interface Stored extends CodePlace {
  userId: number;
  purpose: CodePurpose;
}

const triesAt = ({ isKnown }: CodePlace) => (isKnown ? 'known_tries' : 'tries');
const same = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
