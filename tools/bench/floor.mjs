import http from 'node:http';
import pg from 'pg';
import { CREATE, DAY } from './floor-sql.mjs';

// The baseline server, with which the product's speed is compared. It checks no token, validates
// nothing, and runs one prepared statement per request. Usage: `node floor.mjs URL POOL`.
const [url, poolSize] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: Number(poolSize) });

const ROUTES = {
  '/create': ({ pitch, from, until }) =>
    pool.query({ name: 'create', text: CREATE, values: [pitch, from, until] }),
  '/day': ({ from, until }) => pool.query({ name: 'day', text: DAY, values: [from, until] }),
};

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
