/** A slow connection and processor that the browser imitates. */
export interface Line {
  name: string;
  /** Time in milliseconds until a response begins. */
  latencyMs: number;
  /** Bits per second in both directions. */
  bitsPerSecond: number;
  /** Factor by which the processor is slowed down. */
  slowdown: number;
}

/** A phone of the lower middle class on a loaded mobile network. */
export const MOBILE: Line = {
  name: '150 ms, 1.6 Mbit/s',
  latencyMs: 150,
  bitsPerSecond: 1_600_000,
  slowdown: 4,
};

/** The profile that browsers call 'slow 3G'. */
export const SLOW_3G: Line = {
  name: 'slow 3G',
  latencyMs: 400,
  bitsPerSecond: 400_000,
  slowdown: 4,
};
