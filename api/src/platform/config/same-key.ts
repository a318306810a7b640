import path from 'node:path';
import type { EntityManager } from 'typeorm';
import { markOf } from '../backup/sealed-key.ts';
import { connected } from '../database/connected.ts';
import { dataSourceOptions } from '../database/data-source.ts';
import { pass } from '../database/milestones.ts';
import { FIELD_KEY, keyOf, openWith } from './field-cipher.ts';
import { keptSecret } from './secrets.ts';
import type { Settings } from './settings.ts';

/** How a database notes a key, by its mark: whoever holds one that is noted hears nothing. */
const NOTED = 'field key ';
/** More than enough to find one that opens. */
const LOOKED_AT = 1_000;

/** What is sealed in the database. */
export interface Sealed {
  sealed: Buffer;
  owner: string;
}

/**
 * Holds the key of this DATA_DIR against the one that the database was begun with: two of them seal fields that the other cannot read, and nobody would know before one is asked for.
 * A database in which none is noted takes ours, unless all that is sealed there was sealed with another.
 * @param sealedFields the statement that answers what is sealed, as `Sealed`
 * @returns what to warn of, or null: whoever lost a key, or serves for a trial, is not shut out
 */
export async function keyWarning(url: string, { dataDir }: Pick<Settings, 'dataDir'>, sealedFields: string): Promise<string | null> {
  const secret = keptSecret(dataDir, FIELD_KEY);
  return asking(url, async (tx) => {
    const noted = await marksIn(tx);
    const file = path.join(dataDir, FIELD_KEY);
    if (noted.includes(markOf(secret))) return null;
    if (noted.length > 0) return `This database was begun with another key of sealed fields than ${file}: neither reads what the other has sealed. Put the ${FIELD_KEY} of the first DATA_DIR in its place, and start again.`;
    const sealed = await tx.query<Sealed[]>(`select * from (${sealedFields}) s limit ${LOOKED_AT}`);
    if (sealed.length > 0 && !sealed.some((field) => openWith(keyOf(secret), field.sealed, field.owner) !== null)) {
      return `Nothing that is sealed in this database opens with ${file}: put the ${FIELD_KEY} that it was sealed with in its place, and start again.`;
    }
    await note(tx, secret);
    return null;
  });
}

const note = (tx: EntityManager, secret: string) => pass(tx, `${NOTED}${markOf(secret)}`);

async function marksIn(tx: EntityManager): Promise<string[]> {
  const rows = await tx.query<{ name: string }[]>('select name from versions where starts_with(name, $1)', [NOTED]);
  return rows.map(({ name }) => name.slice(NOTED.length));
}

/** In one transaction; of several first starts at once the next one sees what the first has noted. */
async function asking<Answer>(url: string, work: (tx: EntityManager) => Promise<Answer>): Promise<Answer> {
  const source = await connected(dataSourceOptions(url, [], 1));
  try {
    return await source.transaction(async (tx) => {
      await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [NOTED]);
      return work(tx);
    });
  } finally {
    await source.destroy();
  }
}
