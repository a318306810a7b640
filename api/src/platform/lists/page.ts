import { DomainError } from '../http/domain-error.ts';

/**
 * One page of a collection: its rows, the index of the first row in the whole collection, and the
 * total number of rows.
 */
export class Page<T> {
  readonly name: string;
  readonly rows: T[];
  readonly first: number;
  readonly total: number;

  constructor(name: string, rows: T[], first: number, total: number) {
    this.name = name;
    this.rows = rows;
    this.first = first;
    this.total = total;
  }

  /**
   * Value of the header `Content-Range`, such as `bookings 0-24/319`; without rows, `bookings *`
   * and the total.
   */
  contentRange(): string {
    const span =
      this.rows.length === 0 ? '*' : `${this.first}-${this.first + this.rows.length - 1}`;
    return `${this.name} ${span}/${this.total}`;
  }

  /**
   * Returns the single requested record.
   * @throws DomainError NOT_FOUND if there is no such record or the caller may not see it
   */
  only(): T {
    const [row] = this.rows;
    if (row === undefined) throw new DomainError('NOT_FOUND');
    return row;
  }

  map<U>(change: (row: T) => U): Page<U> {
    return new Page(this.name, this.rows.map(change), this.first, this.total);
  }
}
