import path from 'node:path';
import type { Settings } from '../config/settings.ts';
import type { FileStore } from './file-store.ts';
import { FolderStore } from './folder-store.ts';
import { S3Store } from './s3-store.ts';

/**
 * Opens the file store: the bucket of `FILES_URL`, or the folder `files` of `DATA_DIR` if it is not
 * set.
 */
export function openStore({ files, dataDir }: Pick<Settings, 'files' | 'dataDir'>): FileStore {
  return files ? new S3Store(files) : new FolderStore(path.join(dataDir, 'files'));
}
