import { reachable, type Settings } from './platform/config/settings.ts';
import { mailReach } from './platform/mail/mail-reach.ts';

const FIRST_ADMIN = 'npm run admin -- create EMAIL';

/**
 * Lines printed at the start about the demo: the accounts to sign in with. If the demo is off, they
 * explain how to create the first account.
 */
export function demoLines(settings: Settings): string[] {
  const because = reachable(settings).join(', ');
  if (settings.demo === 'off')
    return [
      `Demo         off${because && ` (${because})`}: no invented venue and no ` +
        `account but your own. The first admin: ${FIRST_ADMIN}`,
    ];
  const origin = localOrigin(settings);
  return [
    'Demo         admin@demo.test, reception@demo.test, player@demo.test, rookie@demo.test ' +
      '(demo-Password-1)',
    `Demo mails   ${origin}/dev/mailbox`,
    ...(because
      ? [
          `Warning      DEMO is ${settings.demo} together with ${because}: whoever ` +
            `reaches this address sees an invented venue. The demo's sign-ins and mails ` +
            `answer on this machine alone (${origin}).`,
        ]
      : []),
  ];
}

/** Lines printed at the start if mails reach no recipient. */
export function mailLines(settings: Settings): string[] {
  if (mailReach(settings) !== 'files') return [];
  return [
    `Mail         SMTP_URL is not set: no mail reaches anybody. Each is written to ` +
      `${settings.dataDir}/mail; customers are verified at the desk until it is set.`,
  ];
}

/**
 * Error text for a start without the demo on a database that contains the demo, with the possible
 * remedies.
 */
export function demoRefusal(settings: Settings): string {
  const because = reachable(settings).join(', ');
  return [
    `DEMO is off${because && ` (${because})`}, but the demo filled this database: ` +
      `anybody can read the password of its accounts, and its bookings and money are ` +
      `invented.`,
    'To take it out and keep your own settings, accounts and bookings: npm run admin -- ' +
      'leave-demo (with the same settings as this start)',
    'To go on trying it on this machine: DEMO=on',
  ].join('\n');
}

/** The URL of the product on the local machine. */
function localOrigin({ host, port }: Settings): string {
  const name = ['0.0.0.0', '::', '*'].includes(host) ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
