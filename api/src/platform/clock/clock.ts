import { Injectable } from '@nestjs/common';

/**
 * The one source of the current time for rules, jobs and tokens. Tests set it; the demo may shift
 * it.
 */
@Injectable()
export class Clock {
  private shiftMs = 0;

  now(): Date {
    return new Date(Date.now() + this.shiftMs);
  }

  /** Shifts the clock by a signed number of milliseconds against the system clock. */
  shift(ms: number): void {
    this.shiftMs = ms;
  }

  /** Sets the clock to an instant; it runs on from there. */
  set(instant: Date): void {
    this.shiftMs = instant.getTime() - Date.now();
  }

  /**
   * Runs `work` with the clock at `instant` and restores the clock afterwards. For seed data of
   * other days, while nothing else runs.
   */
  async at<T>(instant: Date, work: () => Promise<T>): Promise<T> {
    const before = this.shiftMs;
    this.set(instant);
    try {
      return await work();
    } finally {
      this.shift(before);
    }
  }

  /** The setting `CLOCK`: `+SECONDS` or `@INSTANT`. */
  follow(setting: string | null): this {
    if (setting?.startsWith('+')) this.shift(Number(setting.slice(1)) * 1000);
    else if (setting?.startsWith('@')) this.set(new Date(setting.slice(1)));
    return this;
  }
}
