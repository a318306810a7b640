import { createHmac } from 'node:crypto';
import { SECRET } from '../lib/api.mjs';
import { tokenOf } from './product.mjs';

const BASE = 'bench001@demo.test';
const SHARE = 8; // Number of hexadecimal digits of a reference.
const FIRST = 0xa0_00_00_00;

/**
 * Adds players with a customer and a session each, as copies of a demo player who has booked
 * before. A sign-in for each would take minutes, because passwords are hashed.
 * @returns their tokens
 */
export async function addPlayers(sql, origin, count) {
  const token = await tokenOf(origin, BASE);
  await sql(copies('users', `where b.email = '${BASE}'`, 'generate_series(1, $1) n', USER), [
    count,
  ]);
  for (const [table, prefix] of [
    ['customers', 'CU'],
    ['sessions', 'SE'],
  ])
    await sql(copies(table, BASE_ROW, ADDED, ofUser(prefix)));
  await sql('analyze users, customers, sessions');
  const claims = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString());
  return Array.from({ length: count }, (_, index) => {
    const id = (FIRST + index + 1).toString(16).toUpperCase().padStart(SHARE, '0');
    return signed({ ...claims, sub: `U-${id}`, sid: `SE-${id}` });
  });
}

/** SQL that inserts one copy of a row for each row of `others`, with `changes`. */
const copies = (table, row, others, changes) => `
  insert into ${table} overriding system value
  select copy.* from (select b.* from ${table} b ${row} order by b.id desc limit 1) base,
    ${others}, lateral jsonb_populate_record(null::${table}, to_jsonb(base) || jsonb_build_object(
      'id', nextval(pg_get_serial_sequence('${table}', 'id')), ${changes})) copy`;

const USER = `'reference', 'U-' || upper(to_hex(${FIRST} + n)),
  'email', 'load' || n || '@demo.test', 'phone', '+2127' || lpad(n::text, 8, '0')`;
const BASE_ROW = `join users u on u.id = b.user_id where u.email = '${BASE}'`;
const ADDED = "(select * from users where email like 'load%@demo.test') added";
const ofUser = (prefix) =>
  `'user_id', added.id, 'reference', '${prefix}-' || right(added.reference, ${SHARE})`;

function signed(claims) {
  const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${text}.${createHmac('sha256', SECRET).update(text).digest('base64url')}`;
}
