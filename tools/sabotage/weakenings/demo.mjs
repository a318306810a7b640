const http = 'api/src/platform/http';

/**
 * Weakenings (removed guards) of the demo mode: the conditions under which it is available, and the
 * restrictions of its accounts.
 */
export const demoWeakenings = [
  {
    name: 'the demo is on by default at a public origin',
    file: 'api/src/platform/config/settings.ts',
    text: 'publicOrigin, trustProxy }).length === 0',
    by: 'publicOrigin, trustProxy }).length < 9',
    spec: 'api/test/this-machine.spec.ts',
    test: ', and the start reports which setting causes it',
  },
  {
    name: 'a request through a proxy counts as local',
    file: `${http}/this-machine.ts`,
    text: ' && !isForwarded',
    by: '',
    spec: 'api/test/this-machine.spec.ts',
    test: 'indicates that a proxy forwarded the request',
  },
  {
    name: 'every host name counts as local',
    file: `${http}/this-machine.ts`,
    text: ' && isLoopback(host)',
    by: '',
    spec: 'api/test/this-machine.spec.ts',
    test: 'a name that was made to point here',
  },
  {
    name: 'demo accounts can sign in from another machine',
    file: 'api/src/auth/demo-accounts.ts',
    text: 'user?.demo && !(isHere',
    by: 'user?.demo && !((isHere || true)',
    spec: 'api/test/demo-off.spec.ts',
    test: 'every demo account is answered as an unknown one',
  },
  {
    name: 'a session of a demo account is valid from another machine',
    file: 'api/src/auth/sessions/session-cache.ts',
    text: 'this.demoAccounts.visible(await entry.found, origin)',
    by: 'this.demoAccounts.visible(await entry.found, { ...origin, isHere: true })',
    spec: 'api/test/demo-off.spec.ts',
    test: 'a session that a demo account opened here',
  },
  {
    name: 'the demo mailbox answers other machines',
    file: 'api/src/platform/outbox/dev-mails.ts',
    text: ' || !isHere)',
    by: ')',
    spec: 'api/test/dev-mails.spec.ts',
    test: 'reads no mail',
  },
  {
    name: 'a venue opens with the accounts of the demo',
    file: 'api/src/server.ts',
    text: "settings.demo === 'off' && (await isDemoFilled(url))",
    by: "settings.demo === 'off' && (await isDemoFilled(url)) && settings.port < 0",
    spec: 'api/test/demo-off.spec.ts',
    test: 'outside the demo its database is refused with instructions, by default too',
  },
  {
    name: 'doctor does not report accounts of the demo',
    file: 'api/src/commands/demo-accounts.ts',
    text: "if (settings.demo !== 'off') return [];",
    by: 'if (settings.port >= 0) return [];',
    spec: 'api/test/demo-off.spec.ts',
    test: 'doctor lists the demo accounts if the demo is off, and omits them if it is on',
  },
  {
    name: 'leave-demo deletes records that real accounts refer to',
    file: 'api/src/seed/leaving/demo-rows.queries.ts',
    text: '...protecting.map((one) => protect(one, references, numbered)),\n    ',
    by: '',
    spec: 'api/test/leave-demo.spec.ts',
    test: 'the removal completes, because it keeps every row that real data refers to',
  },
  {
    name: 'a match of the demo stays because of an unanswered request',
    file: 'api/src/seed/leaving/ownership.ts',
    text: '`(${isDemoCustomer} or ${WITHOUT_PLACE})`',
    by: 'isDemoCustomer',
    spec: 'api/test/leave-demo.spec.ts',
    test: 'a request to join does not keep a demo match: both are removed',
  },
];
