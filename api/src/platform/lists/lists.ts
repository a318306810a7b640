import { Injectable } from '@nestjs/common';
import { normalizePhone } from '@five/shared/auth/phone.rules';
import { isDate } from '@five/shared/time/wall-time';
import { readAnyReference } from '@five/shared/references/reference';
import { fold, gapless } from '@five/shared/search/fold';
import { soundsLike } from '@five/shared/search/sounds';
import { DataSource } from 'typeorm';
import type { Tx } from '../database/transactions.ts';
import type { ListField, ListSpec } from './list-spec.ts';
import { type ListQuery, listRefused, type RawQuery, readListQuery } from './list-query.ts';
import { Page } from './page.ts';

const MAX_IDS = 100;
const MAX_TEXT = 200;

/** Filters, sorts and pages all collections. */
@Injectable()
export class Lists {
  constructor(private readonly source: DataSource) {}

  /**
   * Reads one page of a collection.
   * @param base values of the placeholders in the specification's own condition `where`
   * @param tx transaction to read in; without it, the read has no transaction
   */
  async read<Row extends object>(
    spec: ListSpec,
    raw: RawQuery,
    base: unknown[] = [],
    tx?: Tx,
  ): Promise<Page<Row>> {
    const query = readListQuery(raw);
    const { where, parameters } = conditions(spec, query, base);
    const sql = `select * from (${spec.select} ${where}) counted`;
    const page = `${spec.select.replace(
      /^\s*select/i,
      `select count(*) over() as
      list_total,`,
    )} ${where} order by
      ${orderOf(spec, query)} limit ${query.last - query.first + 1} offset ${query.first}`;
    const runner = tx ?? this.source;
    const rows = await runner.query<(Row & { list_total: number })[]>(page, parameters);
    const total =
      rows[0]?.list_total ?? (query.first === 0 ? 0 : await this.count(runner, sql, parameters));
    return new Page<Row>(spec.name, rows, query.first, total);
  }

  private async count(
    runner: Tx | DataSource,
    sql: string,
    parameters: unknown[],
  ): Promise<number> {
    const [row] = await runner.query<{ total: number }[]>(
      sql.replace('select *', 'select count(*) as total'),
      parameters,
    );
    return row?.total ?? 0;
  }
}

function conditions(
  spec: ListSpec,
  query: ListQuery,
  base: unknown[],
): { where: string; parameters: unknown[] } {
  const parameters = [...base];
  const bind = (value: unknown) => `$${parameters.push(value)}`;
  const parts = Object.entries(query.filter).map(([name, value]) =>
    condition(spec, name, value, bind),
  );
  const all = [...(spec.where ? [`(${spec.where})`] : []), ...parts];
  return { where: all.length > 0 ? `where ${all.join(' and ')}` : '', parameters };
}

type Bind = (value: unknown) => string;

function condition(spec: ListSpec, name: string, value: unknown, bind: Bind): string {
  if (name === 'q') return search(spec, value, bind);
  const field = Object.hasOwn(spec.fields, name) ? spec.fields[name] : undefined;
  if (!field) throw listRefused('filter');
  if (field.kind === 'sounds') return sounding(field, value, bind);
  return Array.isArray(value) ? membership(field, value, bind) : comparison(field, value, bind);
}

function membership(field: ListField, values: unknown[], bind: Bind): string {
  if (values.length > MAX_IDS) throw listRefused('filter');
  const list = bind(values.map((value) => checked(field, value)));
  return field.among ? `${field.sql} && ${list}` : `${field.sql} = any(${list})`;
}

function comparison(field: ListField, value: unknown, bind: Bind): string {
  if (field.among) return `${bind(checked(field, value))} = any(${field.sql})`;
  const operator = field.kind === 'date-from' ? '>=' : field.kind === 'date-to' ? '<=' : '=';
  return `${field.sql} ${operator} ${bind(checked(field, value))}`;
}

/**
 * SQL condition that the field contains every word of the value in one of its possible spellings. A
 * value without words matches no row.
 */
function sounding({ sql }: ListField, value: unknown, bind: Bind): string {
  if (typeof value !== 'string' || value.length > MAX_TEXT || value.includes('\0'))
    throw listRefused('filter');
  const patterns = soundsLike(value);
  return patterns.length === 0
    ? 'false'
    : patterns.map((pattern) => `${sql} ~ ${bind(pattern)}`).join(' and ');
}

function checked(field: ListField, value: unknown): unknown {
  if (field.kind === 'flag' && typeof value === 'boolean') return value;
  if (field.kind === 'number' && isStorable(value)) return value;
  if (field.kind.startsWith('date') && typeof value === 'string' && isDate(value))
    return field.of?.(value) ?? value;
  const isText =
    (field.kind === 'text' || field.kind === 'phone') &&
    typeof value === 'string' &&
    value.length <= MAX_TEXT &&
    !value.includes('\0');
  if (!isText || (field.values && !field.values.includes(value))) throw listRefused('filter');
  return field.kind === 'phone' ? (normalizePhone(value) ?? value) : value;
}

/**
 * Whether a number is in the range of an integer column. A larger number matches no record and
 * would make the statement fail.
 */
const isStorable = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 2 ** 31;

/**
 * SQL condition of the search `q`. Every word must occur in one of the searched texts.
 * Alternatively, the words are a reference dictated by phone (O for 0, no dash) or a phone number
 * in any spelling.
 */
function search(spec: ListSpec, value: unknown, bind: Bind): string {
  if (typeof value !== 'string' || value.length > MAX_TEXT || value.includes('\0'))
    throw listRefused('filter');
  const words = fold(value)
    .split(' ')
    .filter((word) => word !== '');
  if (words.length === 0) return 'true';
  // A single column is compared directly, without `concat_ws`, so that the database can use its
  // index.
  const target =
    spec.search.length === 1
      ? String(spec.search[0])
      : `concat_ws(' ', ${["''", ...spec.search].join(', ')})`;
  const like = (text: string) => `${target} like ${bind(`%${text.replace(/[\\%_]/g, '\\$&')}%`)}`;
  const found = words
    .map((word) =>
      [word, gapless(word)]
        .filter((form, at, all) => form !== '' && all.indexOf(form) === at)
        .map(like),
    )
    .map((forms) => (forms.length === 1 ? forms[0] : `(${forms.join(' or ')})`))
    .join(' and ');
  const others = [readAnyReference(value)?.toLowerCase(), normalizePhone(value)].filter(
    (other) => typeof other === 'string',
  );
  return others.length === 0 ? found : `(${[found, ...others.map(like)].join(' or ')})`;
}

function orderOf(spec: ListSpec, { sort }: ListQuery): string {
  if (!sort) return `${spec.order}, ${spec.tieBreak}`;
  const expression = Object.hasOwn(spec.sort, sort.field) ? spec.sort[sort.field] : undefined;
  if (!expression) throw listRefused('sort');
  return `${expression} ${sort.direction} nulls last, ${spec.tieBreak}`;
}
