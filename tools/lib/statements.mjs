import pg from 'pg';

/** Runs statements on a database from outside the product, each on a connection of its own. */
export function statements(url) {
  return async (text, values = []) => {
    const client = new pg.Client({ connectionString: url, options: '-c timezone=UTC' });
    client.on('error', () => undefined); // told by the statement
    await client.connect();
    try {
      return (await client.query(text, values)).rows;
    } finally {
      await client.end();
    }
  };
}
