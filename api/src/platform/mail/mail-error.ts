import type { Failure } from '../outbox/retry.ts';

/** A mail that was not delivered, and whether the server or the mail is the cause. */
export class MailError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure, message: string) {
    super(message);
    this.failure = failure;
  }

  /**
   * Nodemailer marks errors of the mail itself with these two codes; all others concern the
   * connection.
   */
  static of(error: unknown): MailError {
    const {
      code,
      responseCode = 0,
      message = 'no reason given',
    } = (error ?? {}) as { code?: string; responseCode?: number; message?: string };
    const aboutTheMail = code === 'EENVELOPE' || code === 'EMESSAGE';
    if (!aboutTheMail || responseCode === SERVER_CLOSING)
      return new MailError('unreachable', message);
    return new MailError(responseCode >= 500 ? 'refused' : 'deferred', message);
  }
}

const SERVER_CLOSING = 421; // RFC 5321, 4.2.1: service not available, closing the channel.
