import { FIELD_KEY } from '../config/field-cipher.ts';
import { keptSecret } from '../config/secrets.ts';
import type { Settings } from '../config/settings.ts';
import { openStore } from '../files/open-store.ts';
import type { Source } from './make-backup.ts';

/** The backup source of this installation. */
export function sourceOf(settings: Settings, url: string): Source {
  return {
    url,
    store: openStore(settings),
    fieldKey: keptSecret(settings.dataDir, FIELD_KEY),
    passphrase: settings.backupPassphrase,
  };
}
