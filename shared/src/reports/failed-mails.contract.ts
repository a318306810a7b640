/** A mail whose delivery was retried for a day and then abandoned. */
export interface FailedMailAnswer {
  id: string;
  reference: string;
  /** Mail address of the recipient; null for an erased account. */
  to: string | null;
  /** Reference of the user that the mail was addressed to; null for other recipients. */
  user: string | null;
  template: string;
  /** Subject of the mail, in the language of the API caller, not of the recipient. */
  title: string;
  /** Reference of the booking, pack or other record that the mail concerned. */
  about: string | null;
  tries: number;
  /** Error of the last attempt to deliver the mail. */
  error: string | null;
  dueAt: string;
  givenUpAt: string;
}
