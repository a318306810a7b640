/** While it is held, no file is removed: what the snapshot of a backup names is there to be read. */
export const BACKUP_LOCK = 5_115_002;
