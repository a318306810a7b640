export interface Author {
  /** Null for an erased account, and for the desk. */
  reference: string | null;
  /** For the desk in the reader's language. */
  displayName: string;
  desk: boolean;
}

/** A player who is mentioned in a text. */
export interface Mention {
  reference: string;
  /** The name as written in the text, after the `@`. */
  displayName: string;
}

/** Fields that threads and replies share, as the caller sees them. */
export interface PostAnswer {
  id: string;
  reference: string;
  message: string;
  author: Author;
  mentions: Mention[];
  likes: number;
  /** Whether the caller likes it. */
  liked: boolean;
  /** Whether the caller wrote it. */
  mine: boolean;
  /** Whether a user blocked by the caller wrote it: it is collapsed on screen. */
  folded: boolean;
  /** Visible to staff only. */
  hidden: boolean;
  /** Reason; null for all but staff. */
  hiddenReason: string | null;
  createdAt: string;
}

export interface DiscussionAnswer extends PostAnswer {
  title: string;
  replyCount: number;
  locked: boolean;
  /** Time of the last post. */
  lastAt: string;
}

export type ReplyAnswer = PostAnswer;

/** `GET discussions/{id}`: the thread with its replies, oldest first. */
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
