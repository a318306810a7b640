/**
 * Advisory lock of a backup. While it is held, no stored file is deleted, so that the files of the
 * backup's snapshot remain readable.
 */
export const BACKUP_LOCK = 5_115_002;
