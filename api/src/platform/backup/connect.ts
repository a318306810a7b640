import pg from 'pg';

/**
 * Opens a connection without a statement timeout. Its session settings make every value print as
 * the same text on every server.
 */
export async function connect(url: string): Promise<pg.Client> {
  const options = [
    'timezone=UTC',
    'datestyle=ISO',
    'intervalstyle=postgres',
    'bytea_output=hex',
    'extra_float_digits=1',
    'statement_timeout=0',
    'idle_in_transaction_session_timeout=0',
  ];
  const client = new pg.Client({
    connectionString: url,
    application_name: 'five-arena backup',
    keepAlive: true,
    options: options.map((option) => `-c ${option}`).join(' '),
  });
  // An idle connection error is ignored here, because the statement in progress reports it.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
