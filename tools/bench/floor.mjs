import http from 'node:http';
import pg from 'pg';
import { CREATE, DAY } from './floor-sql.mjs';
import { filled } from './honest-sql.mjs';

// A server with which the product's speed is compared. It checks no token, validates nothing, and
// runs one prepared statement per request. Usage: `node floor.mjs URL POOL`: the bare floor, with a
// table of its own; `node floor.mjs URL POOL STATEMENT`: the honest floor, which writes the rows of
// the product (`honest-sql.mjs`).
const [url, poolSize, honest] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: Number(poolSize) });
pool.on('error', () => undefined);

const BARE = {
  '/create': ({ pitch, from, until }) =>
    pool.query({ name: 'create', text: CREATE, values: [pitch, from, until] }),
  '/day': ({ from, until }) => pool.query({ name: 'day', text: DAY, values: [from, until] }),
};
const ROUTES = honest ? honestRoutes(JSON.parse(honest), await venueOf()) : BARE;

const server = http.createServer((request, response) => {
  const parts = [];
  request.on('data', (part) => parts.push(part));
  request.on(
    'end',
    () => void answer(ROUTES[request.url], JSON.parse(Buffer.concat(parts).toString()), response),
  );
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: server.address().port }));
process.on('disconnect', () => process.exit());

async function answer(work, body, response) {
  try {
    const { rows } = await work(body);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(rows));
  } catch (error) {
    response.statusCode = error.code === '23P01' ? 409 : 500;
    response.end();
  }
}

/** Reads the pitches by code, and the customers of the added players. */
async function venueOf() {
  const pitches = await pool.query('select code, id from pitches');
  const customers = await pool.query(`select c.id, u.reference as user from customers c
    join users u on u.id = c.user_id where u.email like 'load%' order by c.id`);
  return {
    pitches: new Map(pitches.rows.map(({ code, id }) => [code, id])),
    customers: customers.rows,
  };
}

/** Routes of the honest floor. Each customer books twice in turn, as at the product. */
function honestRoutes({ text, values, tokens }, { pitches, customers }) {
  let count = 0;
  const reference = (prefix, number) =>
    `${prefix}-${number.toString(16).toUpperCase().padStart(8, '0')}`;
  return {
    '/create': ({ pitch, from, until }) => {
      const number = count++;
      const { id, user } = customers[Math.floor(number / 2) % customers.length];
      const booking = {
        booking: reference('B', number),
        user,
        date: from.slice(0, 10),
        messages: tokens.messages.map((_, index) => reference('N', number * 16 + index)),
        period: `[${from}, ${until})`,
        pitch: pitches.get(pitch),
        customer: id,
      };
      return pool.query({ name: 'create', text, values: filled(values, tokens, booking) });
    },
  };
}
