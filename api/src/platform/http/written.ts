/** What a write answers with: the key of its sentence (`messages.json`), the resource, and members beside them. */
export class Written<T = unknown> {
  readonly message: string;
  readonly data: T;
  readonly extra: Record<string, unknown>;

  private constructor(message: string, data: T, extra: Record<string, unknown>) {
    this.message = message;
    this.data = data;
    this.extra = extra;
  }

  static of<T>(message: string, data: T, extra: Record<string, unknown> = {}): Written<T> {
    return new Written(message, data, extra);
  }

  /** A write that has no resource to show. */
  static done(message: string, extra: Record<string, unknown> = {}): Written<null> {
    return new Written(message, null, extra);
  }
}
