import { spawn } from 'node:child_process';

/**
 * Shell script of the guard process. It reads one pid per line: the server to stop, or an empty
 * line for none. When the parent process ends or closes the pipe, it stops the server of the last
 * line if the lock file still names that server.
 */
const script = `
trap '' HUP INT TERM
server=
while read -r line; do server=$line; done
[ -n "$server" ] && [ "$(head -n 1 "$1" 2>/dev/null)" = "$server" ] && kill -INT "$server"
`;

/**
 * A small process in its own session, which outlives this process just long enough to stop the
 * database.
 */
export interface Guard {
  watch(pid: number): void;
  dismiss(): void;
}

export function openGuard(serverLock: string): Guard {
  const child = spawn('/bin/sh', ['-c', script, 'five-arena-database-guard', serverLock], {
    cwd: '/',
    detached: true,
    env: { PATH: process.env.PATH },
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // On a machine without a shell there is no guard process. The next start then stops a leftover
  // server.
  child.on('error', () => undefined);
  child.stdin.on('error', () => undefined);
  child.unref();
  return {
    watch: (pid) => void child.stdin.write(`${pid}\n`),
    dismiss: () => void child.stdin.end('\n'),
  };
}
