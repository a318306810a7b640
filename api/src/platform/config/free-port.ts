import { once } from 'node:events';
import net from 'node:net';
import { servingProcess } from './data-dir.ts';
import { type Settings, SettingsError } from './settings.ts';

/**
 * Checks that the port is free before other services start.
 * @throws SettingsError if the port cannot be opened
 */
export async function requireFreePort({
  host,
  port,
  dataDir,
}: Pick<Settings, 'host' | 'port' | 'dataDir'>): Promise<void> {
  const probe = net.createServer().listen(port, host);
  await once(probe, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new SettingsError(refusal(error, host, port, servingProcess({ dataDir })));
  });
  await new Promise((closed) => probe.close(closed));
}

function refusal(
  { code, message }: NodeJS.ErrnoException,
  host: string,
  port: number,
  serving: number | null,
): string {
  const itself =
    serving === null ? '' : ` This product already runs from this DATA_DIR, as process ${serving}.`;
  if (code === 'EADDRINUSE')
    return (
      `PORT is refused: another program has ${port} on ${host}.${itself} End that one, ` +
      `or choose another, such as PORT=${port + 1}.`
    );
  if (code === 'EACCES')
    return (
      `PORT is refused: ${port} takes rights that this user does not have. Those from ` +
      `1024 on take none.`
    );
  return `HOST is refused: nobody can listen on ${host} (${message}).`;
}
