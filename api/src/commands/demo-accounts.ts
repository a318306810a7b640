import { connectWithRetry, dataSourceOptions } from '../platform/database/data-source.ts';
import { isDemoAddress } from '../seed/people/people-list.ts';
import type { Finding } from './examine.ts';
import type { OpenDatabase } from './open-database.ts';

/**
 * Finds demo accounts, whose password is public, in a database whose demo is off. An older schema
 * does not mark demo accounts, so they are found by their mail addresses.
 */
export async function demoAccountsAt({
  url,
  settings,
}: Pick<OpenDatabase, 'url' | 'settings'>): Promise<Finding[]> {
  if (settings.demo !== 'off') return [];
  const source = await connectWithRetry(dataSourceOptions(url, [], 1));
  try {
    const accounts = await source.query<{ email: string; marked: boolean; trusted: boolean }[]>(`
      select email, coalesce((to_jsonb(u) ->> 'demo')::boolean, false) as marked, verified_at is not
      null or role <> 'player' as trusted
      from users u where erased_at is null and (email like '%.test'
      or (to_jsonb(u) ->> 'demo')::boolean) order by role = 'player', email not like '%@demo.test',
      role, email`);
    const examples = accounts
      .filter(({ email, marked, trusted }) => marked || (trusted && isDemoAddress(email)))
      .map(({ email }) => email);
    return examples.length === 0
      ? []
      : [
          {
            rule:
              'no account of the demo where the demo is off (npm run admin -- leave-demo ' +
              'takes them out)',
            count: examples.length,
            examples: examples.slice(0, MOST_EXAMPLES),
          },
        ];
  } finally {
    await source.destroy();
  }
}

const MOST_EXAMPLES = 5;
