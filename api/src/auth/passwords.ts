import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Injectable } from '@nestjs/common';
import { tooManyRequests } from '../platform/http/domain-error.ts';
import { Semaphore } from '../platform/semaphore.ts';

/**
 * Cost of new hashes: OWASP's first choice for argon2id (Password Storage Cheat Sheet, 2025). It is
 * 19 MiB, two passes, one lane.
 */
const COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;
const SALT_BYTES = 16;
/**
 * Maximum number of concurrent hashes. Each uses 19 MiB and one of the four threads of Node's pool,
 * so two leave threads for other work.
 */
const AT_ONCE = 2;
const MAX_QUEUED = 400;

const derive = promisify(argon2);
const STORED =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d)\$([\w+/]{16,64})\$([\w+/]{32,128})$/;

/** Cost of a hash: memory in KiB, number of passes, number of lanes. */
interface Cost {
  memory: number;
  passes: number;
  parallelism: number;
}

/** Computes and compares password hashes: argon2id in PHC string format. */
@Injectable()
export class Passwords {
  private readonly limit = new Semaphore(AT_ONCE, { maxQueued: MAX_QUEUED }, tooManyRequests);
  /** Cost of new hashes; a stored hash contains its own cost. */
  cost = COST;

  async hash(password: string): Promise<string> {
    const salt = randomBytes(SALT_BYTES);
    const tag = await this.limit.run(() =>
      derive('argon2id', {
        message: typed(password),
        nonce: salt,
        tagLength: TAG_BYTES,
        ...this.cost,
      }),
    );
    return phc(this.cost, plain(salt), plain(tag));
  }

  /**
   * Whether the password matches the stored hash. If there is no stored hash, the result is false
   * after the same computing time.
   */
  async matches(password: string, stored: string | null): Promise<boolean> {
    const known = STORED.exec(stored ?? '');
    const [, memory, passes, parallelism, salt = '', tag = ''] =
      known ?? STORED.exec(DUMMY_HASH(this.cost)) ?? [];
    const expected = Buffer.from(tag, 'base64');
    const found = await this.limit.run(() =>
      derive('argon2id', {
        message: typed(password),
        nonce: Buffer.from(salt, 'base64'),
        tagLength: expected.length,
        memory: Number(memory),
        passes: Number(passes),
        parallelism: Number(parallelism),
      }),
    );
    return timingSafeEqual(found, expected) && known !== null;
  }
}

const phc = ({ memory, passes, parallelism }: Cost, salt: string, tag: string) =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${salt}$${tag}`;
/**
 * A hash that is compared for unknown accounts, so that the response takes as long as for known
 * accounts. No known password has this hash.
 */
const DUMMY_HASH = (cost: Cost) => phc(cost, 'A'.repeat(22), 'A'.repeat(43));
const plain = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
/**
 * Normalizes the password by NFKC, because keyboards encode one letter in several ways (é as one or
 * two code points).
 */
const typed = (password: string) => password.normalize('NFKC');
