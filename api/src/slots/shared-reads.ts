import DataLoader from 'dataloader';

/**
 * Batches concurrent loads into one read. A load that arrives during a running read waits for the
 * next read, so that its answer is never older than its request. Nothing is cached.
 * @param read returns one answer for each key, in order
 */
export function sharedReads<Key, Answer>(
  read: (keys: readonly Key[]) => Promise<Answer[]>,
  maxBatchSize: number,
): DataLoader<Key, Answer> {
  let running: Promise<unknown> = Promise.resolve();
  return new DataLoader(
    (keys) => {
      const reading = read(keys);
      running = reading.catch(() => undefined);
      return reading;
    },
    { cache: false, maxBatchSize, batchScheduleFn: (start) => void running.then(start) },
  );
}
