import type { Notifications } from './notifications.ts';

/** What is read rarely and asked often: kept in memory until a `version` notice says that it changed, and not at all while none would be heard. */
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
    // Kept from before the read ends: a notice that comes meanwhile drops it for good.
    if (this.notifications.listening) this.keep(reading);
    return reading;
  }

  /** For the writer's own process, which need not wait for the notice. */
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
