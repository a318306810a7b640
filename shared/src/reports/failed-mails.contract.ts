/** A mail whose delivery was retried for a day and then abandoned. */
export interface FailedMailAnswer {
  id: string;
  reference: string;
  /** Recipient address; null for an erased account. */
  to: string | null;
  /** The user's reference, for a mail to a user. */
  user: string | null;
  template: string;
  /** Subject of the mail, in the reader's language. */
  title: string;
  /** The booking, pack or other record that the mail concerned. */
  about: string | null;
  tries: number;
  /** Last error of the mail server. */
  error: string | null;
  dueAt: string;
  givenUpAt: string;
}
