/**
 * The response of a write: the key of its text (`messages.json`), the resource, and further
 * members.
 */
export class Written<T = unknown> {
  readonly message: string;
  readonly data: T;
  readonly extra: Record<string, unknown>;
  /** True if it was stored before: a creating `POST` then responds with 200 instead of 201. */
  readonly known: boolean;

  private constructor(message: string, data: T, extra: Record<string, unknown>, known = false) {
    this.message = message;
    this.data = data;
    this.extra = extra;
    this.known = known;
  }

  static of<T>(message: string, data: T, extra: Record<string, unknown> = {}): Written<T> {
    return new Written(message, data, extra);
  }

  /** The same for a resource that may be new or known. */
  static stored<T>(message: string, data: T, stored: boolean): Written<T> {
    return new Written(message, data, {}, !stored);
  }

  /** A write without a resource in its response. */
  static done(message: string, extra: Record<string, unknown> = {}): Written<null> {
    return new Written(message, null, extra);
  }
}
