import { DomainError } from '../http/domain-error.ts';

/** One page of a collection: rows, where they stand, and how many there are in all. */
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

  /** `bookings 0-24/319`; no rows gives `bookings *` and the total. */
  contentRange(): string {
    const span = this.rows.length === 0 ? '*' : `${this.first}-${this.first + this.rows.length - 1}`;
    return `${this.name} ${span}/${this.total}`;
  }

  /** The record that was asked for by its reference. @throws DomainError NOT_FOUND where there is none, or none for who asks. */
  only(): T {
    const [row] = this.rows;
    if (row === undefined) throw new DomainError('NOT_FOUND');
    return row;
  }

  map<U>(change: (row: T) => U): Page<U> {
    return new Page(this.name, this.rows.map(change), this.first, this.total);
  }
}
