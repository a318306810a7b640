/** A mail that was tried for a day and given up. */
export interface FailedMailAnswer {
  id: string;
  reference: string;
  /** Where it should have gone; null where the account is gone. */
  to: string | null;
  /** The user's reference, where it was for one. */
  user: string | null;
  template: string;
  /** What it was about, in the reader's language. */
  title: string;
  /** The booking, pack or other record it spoke of. */
  about: string | null;
  tries: number;
  /** What the mail server said last. */
  error: string | null;
  dueAt: string;
  givenUpAt: string;
}
