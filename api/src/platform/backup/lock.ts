/**
 * While this advisory lock is held, no file is deleted, so that the files of the backup's snapshot
 * stay readable.
 */
export const BACKUP_LOCK = 5_115_002;
