import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Injectable } from '@nestjs/common';
import { Turns } from '../platform/turns.ts';

/** OWASP's first choice for argon2id (Password Storage Cheat Sheet, 2025): 19 MiB, two passes, one lane. */
const COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;
const SALT_BYTES = 16;
/** 19 MiB each, and a thread of Node's pool of four: two leave room for everything else. */
const AT_ONCE = 2;
const LONGEST_LINE = 400;

const derive = promisify(argon2);
const STORED = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d)\$([\w+/]{16,64})\$([\w+/]{32,128})$/;

/** What a hash costs: KiB of memory, passes over it, and lanes. */
interface Cost {
  memory: number;
  passes: number;
  parallelism: number;
}

/** Passwords as they are kept: argon2id in the PHC string form. */
@Injectable()
export class Passwords {
  private readonly turns = new Turns(AT_ONCE, LONGEST_LINE);
  /** Of hashes from now on; those that are kept say what they cost. */
  cost = COST;

  async hash(password: string): Promise<string> {
    const salt = randomBytes(SALT_BYTES);
    const tag = await this.turns.take(() => derive('argon2id', { message: typed(password), nonce: salt, tagLength: TAG_BYTES, ...this.cost }));
    return phc(this.cost, plain(salt), plain(tag));
  }

  /** Whether it is the password; with no stored hash it never is, and takes the same time to say so. */
  async matches(password: string, stored: string | null): Promise<boolean> {
    const known = STORED.exec(stored ?? '');
    const [, memory, passes, parallelism, salt = '', tag = ''] = known ?? STORED.exec(nobody(this.cost)) ?? [];
    const expected = Buffer.from(tag, 'base64');
    const found = await this.turns.take(() => derive('argon2id', {
      message: typed(password), nonce: Buffer.from(salt, 'base64'), tagLength: expected.length,
      memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism),
    }));
    return timingSafeEqual(found, expected) && known !== null;
  }
}

const phc = ({ memory, passes, parallelism }: Cost, salt: string, tag: string) => `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${salt}$${tag}`;
/** What an unknown account is compared with, so that it takes as long as a known one. It is the hash of nothing anyone knows. */
const nobody = (cost: Cost) => phc(cost, 'A'.repeat(22), 'A'.repeat(43));
const plain = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
/** Keyboards spell one letter in several ways (é as one sign or two): they are one password. */
const typed = (password: string) => password.normalize('NFKC');
