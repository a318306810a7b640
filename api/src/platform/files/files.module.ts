import path from 'node:path';
import { Global, Module } from '@nestjs/common';
import { SETTINGS } from '../config/config.module.ts';
import type { Settings } from '../config/settings.ts';
import { FileReaders } from './file-readers.ts';
import { FileShelf } from './file-shelf.ts';
import { FileStore } from './file-store.ts';
import { Files } from './files.ts';
import { FilesController } from './files.controller.ts';
import { FilesTasks } from './files.tasks.ts';
import { FolderStore } from './folder-store.ts';
import { PrivateFilesQueries } from './private-files.queries.ts';
import { S3Store } from './s3-store.ts';

/** What was handed in: pictures of pages, papers of records. */
@Global()
@Module({
  controllers: [FilesController],
  providers: [
    FileReaders, Files, FileShelf, FilesTasks, PrivateFilesQueries,
    { provide: FileStore, inject: [SETTINGS], useFactory: storeOf },
  ],
  exports: [FileReaders, Files, FileStore],
})
export class FilesModule {}

function storeOf({ files, dataDir }: Settings): FileStore {
  return files ? new S3Store(files) : new FolderStore(path.join(dataDir, 'files'));
}
