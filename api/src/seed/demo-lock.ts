/**
 * Advisory lock of the process that loads the demo. It is separate from the lock of backups,
 * because waiting for a backup could delay a start by a minute.
 */
export const DEMO_LOCK = 5_115_003;
/** Polling interval of the lock, in milliseconds. */
export const LOOK_MS = 50;
