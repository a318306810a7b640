export interface Author {
  /** Null when the account is gone. */
  reference: string | null;
  displayName: string;
}

export interface DiscussionAnswer {
  id: string;
  reference: string;
  title: string;
  message: string;
  author: Author;
  likes: number;
  replyCount: number;
  locked: boolean;
  createdAt: string;
  /** When something was last said in it. */
  lastAt: string;
}

export interface ReplyAnswer {
  id: string;
  reference: string;
  message: string;
  author: Author;
  likes: number;
  createdAt: string;
}

/** `GET discussions/{id}`: the thread, oldest reply first. */
export interface DiscussionThread extends DiscussionAnswer {
  replies: ReplyAnswer[];
}
