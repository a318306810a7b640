import { Injectable } from '@nestjs/common';

/** Kinds of records that belong to a customer. */
type RecordKind = 'booking' | 'offer' | 'series' | 'share' | 'subscription';

/**
 * SQL that finds the customer of a record, or the records of a customer. Each domain registers its
 * tables, so that payments and occupancies can show the customer without knowing these domains.
 */
@Injectable()
export class RecordCustomers {
  private readonly tables = new Map<RecordKind, string>();
  private readonly guests = new Map<RecordKind, string>();

  /**
   * Registers the table of a kind of records; it has the columns `reference` and `customer_id`.
   * @param guest SQL expression: name of the guest of a row `record` without a customer
   */
  register(kind: RecordKind, table: string, guest = 'null'): void {
    if (this.tables.has(kind)) throw new Error(`two tables of kind ${kind}`);
    this.tables.set(kind, table);
    this.guests.set(kind, guest);
  }

  /** SQL expression: the id of the customer of one record. `reference` is an SQL expression. */
  of(kind: RecordKind, reference: string): string {
    return `(select record.customer_id from ${this.table(kind)} record
      where record.reference = ${reference})`;
  }

  /**
   * SQL expression: the name of the customer of one record, or of its guest. `reference` is an SQL
   * expression.
   */
  nameOf(kind: RecordKind, reference: string): string {
    return `(select coalesce(c.full_name, ${this.guests.get(kind) ?? 'null'})
      from ${this.table(kind)} record left join customers c on c.id = record.customer_id
      where record.reference = ${reference})`;
  }

  /** SQL expression: as `of`, for a record whose kind is the value of the SQL expression `kind`. */
  ofKind(kind: string, kinds: readonly RecordKind[], reference: string): string {
    const cases = kinds.map((one) => `when '${one}' then ${this.of(one, reference)}`);
    return `case ${kind} ${cases.join(' ')} end`;
  }

  /** SQL query: the references of a customer's records. `customer` is an SQL expression. */
  referencesOf(kind: RecordKind, customer: string): string {
    return `select record.reference from ${this.table(kind)} record
      where record.customer_id = ${customer}`;
  }

  private table(kind: RecordKind): string {
    const table = this.tables.get(kind);
    if (table === undefined) throw new Error(`no table of kind ${kind}`);
    return table;
  }
}
