import pg from 'pg';

/**
 * Returns a function that runs SQL on a database without the product, on a new connection each
 * time.
 */
export function statements(url) {
  return async (text, values = []) => {
    const client = new pg.Client({ connectionString: url, options: '-c timezone=UTC' });
    // The query itself reports the error, so the error event of the connection is ignored.
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query(text, values)).rows;
    } finally {
      await client.end();
    }
  };
}
