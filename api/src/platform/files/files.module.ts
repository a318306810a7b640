import { Global, Module } from '@nestjs/common';
import { SETTINGS } from '../config/config.module.ts';
import { FileReaders } from './file-readers.ts';
import { FileRepository } from './file-repository.ts';
import { FileStore } from './file-store.ts';
import { Files } from './files.ts';
import { FilesController } from './files.controller.ts';
import { FilesTasks } from './files.tasks.ts';
import { openStore } from './open-store.ts';
import { PrivateFilesQueries } from './private-files.queries.ts';

/** Uploaded files: pictures of pages, documents of records. */
@Global()
@Module({
  controllers: [FilesController],
  providers: [
    FileReaders,
    Files,
    FileRepository,
    FilesTasks,
    PrivateFilesQueries,
    { provide: FileStore, inject: [SETTINGS], useFactory: openStore },
  ],
  exports: [FileReaders, Files, FileStore],
})
export class FilesModule {}
