/** Held by the process that tells the demo. Nobody else's: a start that waits for a backup to end would be a minute late. */
export const DEMO_LOCK = 5_115_003;
/** How often it is asked whether the lock is free. */
export const LOOK_MS = 50;
