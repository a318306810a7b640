import { Injectable } from '@nestjs/common';
import type { UnreadEvent } from '@five/shared/realtime/topics';

/** Function that counts a user's unread items of one kind. */
export type CountUnread = (user: string) => Promise<number>;

/** A user's unread counts. Each domain registers the function that counts items of its kind. */
@Injectable()
export class Unread {
  private readonly counts = new Map<keyof UnreadEvent, CountUnread>();

  register(kind: keyof UnreadEvent, count: CountUnread): void {
    this.counts.set(kind, count);
  }

  /**
   * Returns the unread counts of a user.
   * @param user the reference, `U-…`
   */
  async of(user: string): Promise<UnreadEvent> {
    const [messages, notifications] = await Promise.all([
      this.count('messages', user),
      this.count('notifications', user),
    ]);
    return { messages, notifications };
  }

  private async count(kind: keyof UnreadEvent, user: string): Promise<number> {
    return (await this.counts.get(kind)?.(user)) ?? 0;
  }
}
