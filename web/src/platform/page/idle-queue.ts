/** Resolves in a new task, because a slow phone can handle input between two tasks. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

interface QueuedTask {
  begin: () => void;
  timer?: ReturnType<typeof setTimeout>;
}

const queue: QueuedTask[] = [];

/**
 * Queues work of low priority: `begin` runs in a separate task when all work that was queued before
 * is finished. Call the returned function when the work is finished, so that the next work begins.
 * If it is called before `begin` runs, the work is removed from the queue.
 */
export function scheduleIdle(begin: () => void): () => void {
  const turn: QueuedTask = { begin };
  queue.push(turn);
  if (queue[0] === turn) start(turn);
  return () => dequeue(turn);
}

function start(turn: QueuedTask): void {
  turn.timer = setTimeout(turn.begin);
}

function dequeue(turn: QueuedTask): void {
  const place = queue.indexOf(turn);
  if (place < 0) return;
  clearTimeout(turn.timer);
  queue.splice(place, 1);
  if (place === 0 && queue[0]) start(queue[0]);
}
