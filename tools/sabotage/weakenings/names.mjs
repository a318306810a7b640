const database = 'api/src/platform/database';

/** Weakenings (removed guards) of the rules for names of people. */
export const nameWeakenings = [
  {
    name: 'a player can register with a name of the desk',
    file: 'api/src/users/reserved-names.ts',
    text: '    if (part !== null) throw',
    by: "    if (part === 'name' && venue === '') throw",
    spec: 'api/test/reserved-names.spec.ts',
    test: 'an account cannot register as',
  },
  {
    name: 'a profile can be changed to a name of the desk',
    file: 'api/src/users/profile.service.ts',
    text: "    if (user.role === 'player' && !isUnchanged) await",
    by: "    if (user.role === 'player' && isUnchanged) await",
    spec: 'api/test/reserved-names.spec.ts',
    test: 'a profile cannot take a reserved name; one that has it may edit other fields',
  },
  {
    name: 'look-alike letters count as different',
    file: 'shared/src/auth/look-alikes.ts',
    text: '[...pairs]\n    .map((sign) => LETTER.get(sign) ?? sign)\n    .join',
    by: '[...pairs].join',
    spec: 'shared/src/auth/reserved-names.rules.spec.ts',
    test: 'a reserved word is found despite lookalikes, blanks, symbols and repeated letters',
  },
  {
    name: 'a name can contain a pictograph',
    file: 'shared/src/auth/misleading-characters.ts',
    text: 'SIGN.test(text) || ',
    by: '',
    spec: 'shared/src/auth/reserved-names.rules.spec.ts',
    test: 'a sign beside any name misleads',
  },
  {
    name: 'a child can be registered twice in a group',
    file: 'api/src/venue/academy/registrations.service.ts',
    text: '(await duplicateOf(tx, made)) ??\n        ',
    by: '',
    spec: 'api/test/leagues/same-child.spec.ts',
    test: 'is one child however it is written',
  },
  {
    name: 'the database stores a child twice in a group',
    file: `${database}/migrations/031-same-child.ts`,
    text: 'create unique index academy_registrations_child_of_phone',
    by: 'create index academy_registrations_child_of_phone',
    spec: 'api/test/leagues/same-child.spec.ts',
    test: 'the database itself holds one child',
  },
  {
    name: 'invisible characters stay in a name',
    file: 'shared/src/platform/invisible-characters.ts',
    text: "text\n    .normalize('NFC')\n    .replace(INVISIBLE_IN_NAME, '$1')",
    by: "text.normalize('NFC')",
    spec: 'shared/src/platform/invisible-characters.spec.ts',
    test: 'every invisible Unicode character is dropped from a name, inside and at its ends',
  },
  {
    name: 'a name is stored without normalization',
    file: 'shared/src/platform/cleaned.ts',
    text: '=> cleaned(value, cleaning))(target',
    by: '=> value)(target',
    spec: 'api/test/contract-tests/clean-texts.spec.ts',
    test: 'every written text is stored NFC-composed without invisible characters',
  },
];
