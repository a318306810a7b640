import { Injectable } from '@nestjs/common';

/**
 * The only source of the current time for rules, jobs and tokens. Tests set the clock; the demo may
 * shift it.
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

  /** Sets the clock to an instant, from which it continues to run. */
  set(instant: Date): void {
    this.shiftMs = instant.getTime() - Date.now();
  }

  /**
   * Runs `work` with the clock set to `instant` and restores the clock afterwards. Used to seed
   * data of other days, while nothing else runs.
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

  /** Applies the setting `CLOCK`: `+SECONDS` shifts the clock, `@INSTANT` sets it. */
  follow(setting: string | null): this {
    if (setting?.startsWith('+')) this.shift(Number(setting.slice(1)) * 1000);
    else if (setting?.startsWith('@')) this.set(new Date(setting.slice(1)));
    return this;
  }
}
