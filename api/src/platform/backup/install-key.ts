import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FIELD_KEY } from '../config/field-cipher.ts';
import { storedSecret } from '../config/secrets.ts';
import type { Settings } from '../config/settings.ts';
import type { Head } from './contents.ts';
import { fingerprintOf, decryptKey } from './encrypted-key.ts';

/**
 * Result of `installKey`. `same`: this installation already had the backup's key. `taken`: the
 * backup's key was installed. `wrong`: the passphrase does not decrypt the backup's key. `missing`:
 * the backup contains no key, or no passphrase is set.
 */
export type KeyOutcome = 'same' | 'taken' | 'wrong' | 'missing';

/**
 * Replaces this installation's key with the key of the backup, and saves a copy of the former key.
 */
export function installKey(
  { dataDir, backupPassphrase }: Pick<Settings, 'dataDir' | 'backupPassphrase'>,
  { key, madeAt }: Head,
): KeyOutcome {
  if (fingerprintOf(storedSecret(dataDir, FIELD_KEY)) === key.mark) return 'same';
  if (!key.sealed || backupPassphrase === null) return 'missing';
  const secret = decryptKey(key.sealed, backupPassphrase);
  if (secret === null || fingerprintOf(secret) !== key.mark) return 'wrong';
  const file = path.join(dataDir, FIELD_KEY);
  writeFileSync(`${file}.new`, secret, { mode: 0o600, flush: true });
  renameSync(file, `${file}.before-${madeAt.replace(/\W/g, '-')}`);
  renameSync(`${file}.new`, file);
  return 'taken';
}
