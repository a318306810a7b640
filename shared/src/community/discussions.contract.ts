export interface Author {
  /** Reference of the author; null for an erased account and for the desk. */
  reference: string | null;
  /** Displayed name; for the desk it is translated to the reader's language. */
  displayName: string;
  desk: boolean;
}

/** A player that a text mentions. */
export interface Mention {
  reference: string;
  /** The name as it is written in the text after the `@`. */
  displayName: string;
}

/** Fields that both threads and replies have, as the caller sees them. */
export interface PostAnswer {
  id: string;
  reference: string;
  message: string;
  author: Author;
  mentions: Mention[];
  likes: number;
  /** Whether the caller likes the post. */
  liked: boolean;
  /** Whether the caller wrote the post. */
  mine: boolean;
  /**
   * Whether a user that the caller has blocked wrote the post. Such a post is collapsed on screen.
   */
  folded: boolean;
  /** Whether staff have hidden the post; hidden posts are visible only to staff. */
  hidden: boolean;
  /** Why staff have hidden the post; null for callers other than staff. */
  hiddenReason: string | null;
  createdAt: string;
}

export interface DiscussionAnswer extends PostAnswer {
  title: string;
  replyCount: number;
  locked: boolean;
  /** Time of the last post in the thread. */
  lastAt: string;
}

export type ReplyAnswer = PostAnswer;

/** Response of `GET discussions/{id}`: the thread with its replies, oldest first. */
export interface DiscussionThread extends DiscussionAnswer {
  replies: ReplyAnswer[];
}

export interface OpenDiscussionInput {
  title?: string;
  message: string;
  mentions?: string[];
}

export interface ReplyInput {
  message: string;
  mentions?: string[];
}

export interface LikeInput {
  liked?: boolean;
}
