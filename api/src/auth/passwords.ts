import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Injectable } from '@nestjs/common';
import { Semaphore } from '../platform/semaphore.ts';

/**
 * OWASP's first choice for argon2id (Password Storage Cheat Sheet, 2025): 19 MiB, two passes, one
 * lane.
 */
const COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;
const SALT_BYTES = 16;
/**
 * Concurrent hashes: 19 MiB each, and one of the four threads of Node's pool; two leave room for
 * other work.
 */
const AT_ONCE = 2;
const MAX_QUEUED = 400;

const derive = promisify(argon2);
const STORED =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d)\$([\w+/]{16,64})\$([\w+/]{32,128})$/;

/** Cost of a hash: KiB of memory, passes, lanes. */
interface Cost {
  memory: number;
  passes: number;
  parallelism: number;
}

/** Password hashes: argon2id in PHC string format. */
@Injectable()
export class Passwords {
  private readonly limit = new Semaphore(AT_ONCE, { maxQueued: MAX_QUEUED });
  /** Cost of new hashes; stored ones contain their own. */
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
   * Whether the password matches the stored hash. Without a stored hash the result is always false,
   * after the same time.
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
 * This hash is compared for unknown accounts, so that they take as long as known ones. It is the
 * hash of no known password.
 */
const DUMMY_HASH = (cost: Cost) => phc(cost, 'A'.repeat(22), 'A'.repeat(43));
const plain = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
/**
 * Keyboards encode one letter in several ways (é as one or two code points); NFKC makes them equal.
 */
const typed = (password: string) => password.normalize('NFKC');
