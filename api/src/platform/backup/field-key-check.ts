import path from 'node:path';
import type { EntityManager } from 'typeorm';
import { fingerprintOf } from './encrypted-key.ts';
import { connectWithRetry, dataSourceOptions } from '../database/data-source.ts';
import { markDone } from '../database/migrate.ts';
import { FIELD_KEY, keyOf, decryptWith } from '../config/field-cipher.ts';
import { storedSecret } from '../config/secrets.ts';
import type { Settings } from '../config/settings.ts';

/**
 * Prefix of the marker names under which a database stores the fingerprint of its encryption key.
 */
const NOTED = 'field key ';
/**
 * Maximum number of encrypted fields on which the key is tried. It is high enough to find at least
 * one field of the right key.
 */
const ROWS_CHECKED = 1_000;

/** An encrypted field of the database. */
export interface EncryptedField {
  sealed: Buffer;
  owner: string;
}

/**
 * Compares the key of this DATA_DIR with the key that the database was created with, because only
 * the original key decrypts fields. A database without a recorded key records the key of this
 * DATA_DIR, unless that key decrypts none of the existing encrypted fields.
 * @param sealedFields the SQL query that selects encrypted fields, as `EncryptedField`
 * @returns a warning for the operator, or null if the key fits. A wrong key does not prevent the
 * start, because the original key may be lost.
 */
export async function keyWarning(
  url: string,
  { dataDir }: Pick<Settings, 'dataDir'>,
  sealedFields: string,
): Promise<string | null> {
  const secret = storedSecret(dataDir, FIELD_KEY);
  return asking(url, async (tx) => {
    const noted = await marksIn(tx);
    const file = path.join(dataDir, FIELD_KEY);
    if (noted.includes(fingerprintOf(secret))) return null;
    if (noted.length > 0)
      return (
        `This database was begun with another key of sealed fields than ${file}: ` +
        `neither reads what the other has sealed. Put the ${FIELD_KEY} of the first ` +
        `DATA_DIR in its place, and start again.`
      );
    const sealed = await tx.query<EncryptedField[]>(
      `select * from (${sealedFields}) s limit ${ROWS_CHECKED}`,
    );
    if (
      sealed.length > 0 &&
      !sealed.some((field) => decryptWith(keyOf(secret), field.sealed, field.owner) !== null)
    ) {
      return (
        `Nothing that is sealed in this database opens with ${file}: put the ` +
        `${FIELD_KEY} that it was sealed with in its place, and start again.`
      );
    }
    await note(tx, secret);
    return null;
  });
}

const note = (tx: EntityManager, secret: string) =>
  markDone(tx, `${NOTED}${fingerprintOf(secret)}`);

async function marksIn(tx: EntityManager): Promise<string[]> {
  const rows = await tx.query<{ name: string }[]>(
    'select name from one_time_markers where starts_with(name, $1)',
    [NOTED],
  );
  return rows.map(({ name }) => name.slice(NOTED.length));
}

/**
 * Runs `work` in one transaction under an advisory lock. If several first starts run at once, a
 * later start sees the fingerprint recorded by the first.
 */
async function asking<Answer>(
  url: string,
  work: (tx: EntityManager) => Promise<Answer>,
): Promise<Answer> {
  const source = await connectWithRetry(dataSourceOptions(url, [], 1));
  try {
    return await source.transaction(async (tx) => {
      await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [NOTED]);
      return work(tx);
    });
  } finally {
    await source.destroy();
  }
}
