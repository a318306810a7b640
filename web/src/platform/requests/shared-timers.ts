import type { TimeoutCallback, TimeoutProvider } from '@tanstack/react-query';

/**
 * The end of a long timeout is rounded up to a multiple of this time in milliseconds. Timeouts that
 * end close together thus share one browser timer.
 */
const COALESCE_MS = 1000;
/**
 * Minimum duration in milliseconds of a long timeout; shorter timeouts are not rounded to
 * `COALESCE_MS`.
 */
const LONG_MS = 10_000;

/**
 * Groups the timers of TanStack Query. Each query has two timers, and a page starts with dozens of
 * queries. Timers that end within one second share one browser timer.
 */
export class SharedTimers implements TimeoutProvider<number> {
  private readonly groups = new Map<number, Map<number, TimeoutCallback>>();
  private readonly groupOf = new Map<number, number>();
  private last = 0;

  setTimeout(call: TimeoutCallback, delay: number): number {
    const step = delay < LONG_MS ? 1 : COALESCE_MS;
    const due = Math.ceil((performance.now() + delay) / step) * step;
    this.last += 1;
    this.groupOf.set(this.last, due);
    this.groupAt(due).set(this.last, call);
    return this.last;
  }

  clearTimeout(id: number | undefined): void {
    if (id === undefined) return;
    const due = this.groupOf.get(id);
    this.groupOf.delete(id);
    if (due !== undefined) this.groups.get(due)?.delete(id);
  }

  setInterval(call: TimeoutCallback, delay: number): number {
    return window.setInterval(call, delay);
  }

  clearInterval(id: number | undefined): void {
    window.clearInterval(id);
  }

  private groupAt(due: number): Map<number, TimeoutCallback> {
    const known = this.groups.get(due);
    if (known) return known;
    const group = new Map<number, TimeoutCallback>();
    this.groups.set(due, group);
    setTimeout(() => this.end(due, group), due - performance.now());
    return group;
  }

  private end(due: number, group: Map<number, TimeoutCallback>): void {
    this.groups.delete(due);
    // A callback may clear another timeout of the same group by its id, and a callback that throws
    // must not prevent the other callbacks.
    for (const [id, call] of group) if (this.groupOf.delete(id)) runSafely(call);
  }
}

function runSafely(call: TimeoutCallback): void {
  try {
    call();
  } catch (error) {
    reportError(error);
  }
}
