import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

/**
 * The system user that runs the database server. An empty object means the user of this process.
 */
export interface Account {
  uid?: number;
  gid?: number;
}

const PASSWD = '/etc/passwd';

/**
 * Looks up a system user with the command `id`, which includes directory services. Where `id` is
 * missing, as in slim images, `/etc/passwd` is read.
 */
export function lookUp(name: string): Account | undefined {
  const id = (flag: string) =>
    Number(
      execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    );
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return accountIn(fs.existsSync(PASSWD) ? fs.readFileSync(PASSWD, 'utf8') : '', name);
  }
}

/** Finds a user in the text of a `passwd` file: `name:password:uid:gid:…`. */
export function accountIn(passwd: string, name: string): Account | undefined {
  const line = passwd
    .split('\n')
    .map((text) => text.split(':'))
    .find(([user]) => user === name);
  const [uid, gid] = [Number(line?.[2] || Number.NaN), Number(line?.[3] || Number.NaN)];
  return Number.isInteger(uid) && Number.isInteger(gid) ? { uid, gid } : undefined;
}
