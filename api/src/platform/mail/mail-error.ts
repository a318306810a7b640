/**
 * Why a mail was not sent: no connection, a temporary SMTP error (4xx), or a permanent SMTP error
 * (5xx).
 */
export type Failure = 'unreachable' | 'deferred' | 'refused';

/**
 * Error for a mail that was not delivered. It states whether the mail server or the mail is the
 * cause.
 */
export class MailError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure, message: string) {
    super(message);
    this.failure = failure;
  }

  /**
   * Converts an error of Nodemailer. Two codes mark errors of the mail itself; every other error
   * concerns the connection.
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

// SMTP reply code: service not available, closing the channel (RFC 5321, 4.2.1).
const SERVER_CLOSING = 421;
