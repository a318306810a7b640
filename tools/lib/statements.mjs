import pg from 'pg';

/** Runs SQL on a database outside of the product, on a new connection each time. */
export function statements(url) {
  return async (text, values = []) => {
    const client = new pg.Client({ connectionString: url, options: '-c timezone=UTC' });
    client.on('error', () => undefined); // The statement reports the error.
    await client.connect();
    try {
      return (await client.query(text, values)).rows;
    } finally {
      await client.end();
    }
  };
}
