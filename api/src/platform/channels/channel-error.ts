import type { Failure } from '../mail/mail-error.ts';

/** Error for a message that a provider of a channel did not accept. */
export class ChannelError extends Error {
  constructor(
    readonly failure: Failure,
    message: string,
    /** Whether the provider may have got the message: it did not answer, or not in time. */
    readonly mayHaveArrived = false,
  ) {
    super(message);
  }

  /** The error of a response that is not a success. */
  static ofStatus(status: number): ChannelError {
    const later = status >= 500 || status === 408 || status === 429;
    return new ChannelError(later ? 'deferred' : 'refused', `HTTP ${status}`);
  }
}

/** Error for a recipient that the provider does not reach, so that another way is used at once. */
export class RecipientUnreached extends ChannelError {
  constructor(message: string) {
    super('refused', message);
  }
}
