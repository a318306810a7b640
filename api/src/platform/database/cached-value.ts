import type { PgListener } from './pg-listener.ts';

/**
 * Caches a value that is read often and changes rarely. The value is dropped when a PostgreSQL
 * notification on the channel `version` has the value's name as payload. While the process receives
 * no notifications, nothing is cached.
 */
export class CachedValue<T> {
  private reading: Promise<T> | null = null;

  constructor(
    private readonly pgListener: PgListener,
    version: string,
    private readonly read: () => Promise<T>,
  ) {
    pgListener.on('version', (name) => {
      if (name === version) this.reading = null;
    });
    pgListener.onReset(() => {
      this.reading = null;
    });
  }

  get(): Promise<T> {
    if (this.reading) return this.reading;
    const reading = this.read();
    // The promise is stored before the read ends, so that a notification during the read drops it.
    if (this.pgListener.listening) this.store(reading);
    return reading;
  }

  private store(reading: Promise<T>): void {
    this.reading = reading;
    reading.catch(() => {
      if (this.reading === reading) this.reading = null;
    });
  }
}
