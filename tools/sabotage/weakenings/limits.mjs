/**
 * Weakenings (removed guards) of passwords, of codes sent by mail, and of the limits on attempts to
 * sign in or to enter a code.
 */
export const limitWeakenings = [
  {
    name: 'a sign-in with an unknown account computes no hash',
    file: 'api/src/auth/sign-in/credentials.ts',
    text: 'await this.passwords.matches(password, user?.passwordHash ?? null)',
    by: 'user ? await this.passwords.matches(password, user.passwordHash) : false',
    spec: 'api/test/strangers.spec.ts',
    test: 'takes as long for an unknown account as for an existing one',
  },
  {
    name: 'a code has no limit of attempts',
    file: 'api/src/auth/codes.service.ts',
    text: '} < $3 and expires_at',
    by: '} < $3 * 1000 and expires_at',
    spec: 'api/test/codes.spec.ts',
    test: 'five tries, however many',
  },
  {
    name: 'one address can try codes of many accounts',
    file: 'api/src/auth/auth.limits.ts',
    text: '    await this.limits.take(`try.${purpose}.all`, address, TRY_RESETS);',
    by: '',
    spec: 'api/test/guessing.spec.ts',
    test: 'password reset: only wrong codes count, 100 per IP address and hour',
  },
  {
    name: 'a rate limit refuses no request',
    file: 'api/src/platform/limits/limits.ts',
    text: 'spent.points > limit.points)',
    by: 'spent.points > limit.points * 1000)',
    spec: 'api/test/guessing.spec.ts',
    test: '10 wrong guesses block one address for the account; other addresses sign in',
  },
  {
    name: 'attempts on one account from many addresses are not limited',
    file: 'api/src/auth/auth.limits.ts',
    text:
      "    await this.limits.take('login.account', attempt.account, { ...LOGIN_ACCOUNT, " +
      '...this.guarded });',
    by: '',
    spec: 'api/test/guessing.spec.ts',
    test: '12 attempts a minute and 100 an hour are checked, for any account name',
  },
  {
    name: 'requests from unknown devices use up the owner’s codes',
    file: 'api/src/auth/auth.limits.ts',
    text: '    if (known === null) return this.sendOneOf(',
    by: '    if (known !== undefined) return this.sendOneOf(',
    spec: 'api/test/owner-codes.spec.ts',
    test: 'known places have their own code limit; new places share the common limit',
  },
  {
    name: 'attempts from unknown devices invalidate the owner’s code',
    file: 'api/src/auth/codes.service.ts',
    text: "(isKnown ? 'known_tries' : 'tries')",
    by: "(isKnown ? 'tries' : 'tries')",
    spec: 'api/test/owner-codes.spec.ts',
    test: 'requests from unknown places do not replace or use up a code of a known place',
  },
  {
    name: 'failed sign-ins from other addresses lock out the owner',
    file: 'api/src/auth/auth.limits.ts',
    text:
      "    await this.limits.take('login.pair', pairOf(attempt), LOGIN_PAIR);\n" +
      '    if (attempt.known !== null) return;',
    by: "    await this.limits.take('login.pair', pairOf(attempt), LOGIN_PAIR);",
    spec: 'api/test/guessing.spec.ts',
    test: 'the owner signs in at a known address',
  },
  {
    name: 'a session can try passwords without a limit',
    file: 'api/src/auth/auth.limits.ts',
    text: "    await this.limits.take('confirm.account', account, CONFIRM);",
    by: '',
    spec: 'api/test/guessing.spec.ts',
    test: 'a stolen token allows ten password attempts in total from all addresses',
  },
];
