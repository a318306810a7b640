import { createInterface } from 'node:readline/promises';
import type { DataSource } from 'typeorm';
import { SERVER_CONNECTED } from '../seed/demo-marks.ts';

const YES = ['yes', 'y', 'oui'];

/**
 * @throws Error if a server of the product is connected to the database, because its users could be
 * using the data that is removed
 */
export async function refuseRunningServer(source: DataSource, command: string): Promise<void> {
  const others = await source.query<unknown[]>(SERVER_CONNECTED);
  if (others.length > 0)
    throw new Error(
      'The product is running on this database. End it first, then ask again: npm run ' +
        `admin -- ${command}`,
    );
}

/**
 * Asks for a confirmation on the command line.
 * @param what what a yes does, such as `take it out`
 */
export async function agrees(what: string): Promise<boolean> {
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  const ended = new Promise<string>((resolve) => void asking.once('close', () => resolve('')));
  try {
    const answer = await Promise.race([asking.question(`Type ${YES[0]} to ${what}: `), ended]);
    return YES.includes(answer.trim().toLowerCase());
  } finally {
    asking.close();
  }
}
