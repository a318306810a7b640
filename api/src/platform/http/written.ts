/** What a write answers with: the key of its sentence (`messages.json`), the resource, and members beside them. */
export class Written<T = unknown> {
  readonly message: string;
  readonly data: T;
  readonly extra: Record<string, unknown>;
  /** Stored before: a `POST` that makes things answers 200 and not 201. */
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

  /** The same of what is new or was stored before, as `stored` says. */
  static stored<T>(message: string, data: T, stored: boolean): Written<T> {
    return new Written(message, data, {}, !stored);
  }

  /** A write that has no resource to show. */
  static done(message: string, extra: Record<string, unknown> = {}): Written<null> {
    return new Written(message, null, extra);
  }
}
