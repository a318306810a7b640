/** Maximum number of characters in a message. */
export const MAX_MESSAGE = 2_000;

interface DatedMessage {
  /** Date of the message at the venue. */
  date: string;
  mine: boolean;
  author: { reference: string | null };
}

/** Consecutive messages of one author. */
export interface Run<M> {
  mine: boolean;
  messages: M[];
}

export interface DayOfTalk<M> {
  date: string;
  runs: Run<M>[];
}

/**
 * Groups messages by day and, within a day, by author.
 * @param messages oldest first
 */
export function inDays<M extends DatedMessage>(messages: readonly M[]): DayOfTalk<M>[] {
  const days: DayOfTalk<M>[] = [];
  let last: M | undefined;
  for (const message of messages) {
    if (message.date !== last?.date) days.push({ date: message.date, runs: [] });
    const runs = days.at(-1)?.runs ?? [];
    if (runs.length === 0 || !last || !isSameVoice(last, message))
      runs.push({ mine: message.mine, messages: [] });
    runs.at(-1)?.messages.push(message);
    last = message;
  }
  return days;
}

function isSameVoice(one: DatedMessage, other: DatedMessage): boolean {
  return one.mine === other.mine && one.author.reference === other.author.reference;
}
