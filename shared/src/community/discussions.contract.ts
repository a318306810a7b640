export interface Author {
  /** Null when the account is gone, and for the desk. */
  reference: string | null;
  /** In the reader's language for the desk. */
  displayName: string;
  desk: boolean;
}

/** A player who is called by name in a text. */
export interface Mention {
  reference: string;
  /** As it stands in the text, after the `@`. */
  displayName: string;
}

/** What a thread and a reply have in common, as the caller sees it. */
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
  /** Of somebody the caller has blocked: folded on screen. */
  folded: boolean;
  /** Shown to the desk alone. */
  hidden: boolean;
  /** Why; null to all but the desk. */
  hiddenReason: string | null;
  createdAt: string;
}

export interface DiscussionAnswer extends PostAnswer {
  title: string;
  replyCount: number;
  locked: boolean;
  /** When something was last said in it. */
  lastAt: string;
}

export type ReplyAnswer = PostAnswer;

/** `GET discussions/{id}`: the thread, oldest reply first. */
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
