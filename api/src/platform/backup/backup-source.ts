import { FIELD_KEY } from '../config/field-cipher.ts';
import { storedSecret } from '../config/secrets.ts';
import type { Settings } from '../config/settings.ts';
import { openStore } from '../files/open-store.ts';
import type { Source } from './make-backup.ts';

/** The database, file store and key of this installation, as the source of a backup. */
export function backupSource(settings: Settings, url: string): Source {
  return {
    url,
    store: openStore(settings),
    fieldKey: storedSecret(settings.dataDir, FIELD_KEY),
    passphrase: settings.backupPassphrase,
  };
}
