import 'reflect-metadata';
import { type Finding, examineAt } from './examine.ts';
import { demoAccountsAt } from './demo-accounts.ts';
import { openDatabase } from './open-database.ts';

/** `npm run doctor`: checks the invariants of a live database; exits with 1 if one is violated. */
async function run(): Promise<number> {
  const database = await openDatabase();
  try {
    const findings = [...(await demoAccountsAt(database)), ...(await examineAt(database.url))];
    process.stdout.write(
      findings.length === 0 ? 'All that must hold does.\n' : findings.map(line).join(''),
    );
    return findings.length === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
}

const line = ({ rule, count, examples }: Finding) =>
  `Broken: ${rule} (${count}): ${examples.join(', ')}${count > examples.length ? ', …' : ''}\n`;

try {
  process.exitCode = await run();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
