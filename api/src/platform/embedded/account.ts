import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

/** Whom the server runs as; empty where that is the user who starts it. */
export interface Account {
  uid?: number;
  gid?: number;
}

const PASSWD = '/etc/passwd';

/** A user of this machine: as the system tells it, which knows directories too, or as its own list has it where the program `id` is missing, as in slim images. */
export function lookUp(name: string): Account | undefined {
  const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return accountIn(fs.existsSync(PASSWD) ? fs.readFileSync(PASSWD, 'utf8') : '', name);
  }
}

/** The user of that name in the text of a `passwd`: `name:password:uid:gid:…`. */
export function accountIn(passwd: string, name: string): Account | undefined {
  const line = passwd.split('\n').map((text) => text.split(':')).find(([own]) => own === name);
  const [uid, gid] = [Number(line?.[2] || Number.NaN), Number(line?.[3] || Number.NaN)];
  return Number.isInteger(uid) && Number.isInteger(gid) ? { uid, gid } : undefined;
}
