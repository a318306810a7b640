/**
 * The response of a write: the key of its text (`messages.json`), the resource, and further fields.
 */
export class WriteResult<T = unknown> {
  readonly message: string;
  readonly data: T;
  readonly extra: Record<string, unknown>;
  /**
   * True if the resource already existed before this write. A creating `POST` then responds with
   * 200 instead of 201.
   */
  readonly existed: boolean;

  private constructor(message: string, data: T, extra: Record<string, unknown>, known = false) {
    this.message = message;
    this.data = data;
    this.extra = extra;
    this.existed = known;
  }

  static of<T>(message: string, data: T, extra: Record<string, unknown> = {}): WriteResult<T> {
    return new WriteResult(message, data, extra);
  }

  /**
   * Creates the response of a write whose resource may be new or existing.
   * @param stored true if this write created the resource, false if it already existed
   */
  static stored<T>(message: string, data: T, stored: boolean): WriteResult<T> {
    return new WriteResult(message, data, {}, !stored);
  }

  /** Creates the response from its own JSON text. */
  static fromJson(text: string): WriteResult {
    const { message, data, extra, existed } = JSON.parse(text) as WriteResult;
    return new WriteResult(message, data, extra, existed);
  }

  /** Creates the response of a write that returns no resource. */
  static done(message: string, extra: Record<string, unknown> = {}): WriteResult<null> {
    return new WriteResult(message, null, extra);
  }
}
