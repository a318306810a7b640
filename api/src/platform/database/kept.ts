import type { Notifications } from './notifications.ts';

/**
 * Caches a value that is read often and changes rarely, until a `version` notification. Nothing is
 * cached while notifications cannot be received.
 */
export class Kept<T> {
  private reading: Promise<T> | null = null;

  constructor(
    private readonly notifications: Notifications,
    version: string,
    private readonly read: () => Promise<T>,
  ) {
    notifications.on('version', (name) => {
      if (name === version) this.forget();
    });
    notifications.onReset(() => this.forget());
  }

  get(): Promise<T> {
    if (this.reading) return this.reading;
    const reading = this.read();
    // Stored before the read ends, so that a notification in the meantime drops it.
    if (this.notifications.listening) this.keep(reading);
    return reading;
  }

  /** Invalidates the cache in the writer's own process without waiting for the notification. */
  forget(): void {
    this.reading = null;
  }

  private keep(reading: Promise<T>): void {
    this.reading = reading;
    reading.catch(() => {
      if (this.reading === reading) this.reading = null;
    });
  }
}
