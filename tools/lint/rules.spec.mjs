import { after, describe, it } from 'node:test';
import { RuleTester } from 'oxlint/plugins-dev';
import { at } from '../lib/workspace.mjs';
import { clockRule } from './clock-rule.mjs';
import { logicalRule } from './logical-rule.mjs';
import { boundariesRule } from './boundaries-rule.mjs';
import { parametersRule } from './parameters-rule.mjs';

Object.assign(RuleTester, { afterAll: after, describe, it });
const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } });
const invalid = (...codes) => codes.map((code) => ({ code, errors: 1 }));

tester.run('clock', clockRule, {
  valid: [
    `new Date('2026-03-01T10:00:00Z')`,
    `performance.now()`,
    `clock.now()`,
    `new Intl.NumberFormat('fr')`,
    `const sql = 'select created_at from bookings where at < $1'`,
    { code: 'new Date()', options: [{ sqlOnly: true }] },
  ],
  invalid: [
    ...invalid(
      `new Date()`,
      `Date.now()`,
      `Date()`,
      `const { now } = { now: Date.now }`,
      `new Intl.DateTimeFormat('fr')`,
      `at.toLocaleDateString()`,
      `name.toLocaleLowerCase()`,
    ),
    ...invalid(
      `query('select now()::date')`,
      'query(`select at at time zone ${zone}`)',
      `query("where day = CURRENT_DATE")`,
    ),
    { code: `query('select CURRENT_DATE')`, options: [{ sqlOnly: true }], errors: 1 },
  ],
});

tester.run('logical', logicalRule, {
  valid: [
    `const style = { marginInlineStart: 4, paddingBlock: 2, textAlign: 'start' }`,
    `<Box ms={2} style={{ insetInlineStart: 0 }} />`,
    `const choice = { left: 1, right: 2 }`,
    `const { left } = box.getBoundingClientRect()`,
    `<Button leftSection={icon} />`,
  ],
  invalid: invalid(
    `const style = { marginLeft: 4 }`,
    `const style = { paddingRight: 4 }`,
    `const style = { borderTopLeftRadius: 4 }`,
    `const style = { textAlign: 'left' }`,
    `<Box ml={2} />`,
    `<Text ta="right" />`,
    `<Text ta={'left'} />`,
    `<div style={{ left: 0 }} />`,
    `<Box sx={{ '&:hover': { pl: 1 } }} />`,
    `const theme = { MuiCard: { styleOverrides: { root: { right: 0 } } } }`,
  ),
});

const parameters = [{ functions: 2, injected: 3 }];
tester.run('parameters', parametersRule, {
  valid: [
    `function f(a, b) {}`,
    `class C { constructor(a, b, c) {} }`,
    `class C { f(@A() a, @B() b, @C() c) {} }`,
    `function f(this: C, a, b) {}`,
    `test.each(rows)('%s', (a, b, c) => {})`,
    `fc.property(x, y, z, (a, b, c) => {})`,
  ].map((code) => ({ code, options: parameters })),
  invalid: [
    `function f(a, b, c) {}`,
    `const f = (a, b, c) => a`,
    `class C { f(a, b, c) {} }`,
    `class C { constructor(a, b, c, d) {} }`,
    `class C { f(@A() a, @B() b, @C() c, @D() d) {} }`,
    `class C { f(@A() a, @B() b, c) {} }`,
    `list.reduce((a, b, c) => a)`,
  ].map((code) => ({ code, options: parameters, errors: 1 })),
});

tester.run('boundaries', boundariesRule, {
  valid: [
    {
      code: `import { SlotsService } from '../slots/slots.service.ts'`,
      filename: at('api/src/bookings/change/bookings.service.ts'),
    },
    {
      code: `import { formatMoney } from '@five/shared/money/money'`,
      filename: at('web/src/bookings/grid/board.ts'),
    },
  ],
  invalid: [
    {
      code: `import { Booking } from '../bookings/booking.entity.ts'`,
      filename: at('api/src/slots/slots.service.ts'),
      errors: 1,
    },
    {
      code: `import type { Booking } from '../bookings/booking.entity.ts'`,
      filename: at('api/src/slots/slots.service.ts'),
      errors: 1,
    },
    {
      code: `const page = await import('../../app/providers.tsx')`,
      filename: at('web/src/bookings/pages/reserve.tsx'),
      errors: 1,
    },
    {
      code: `import { Controller } from '@nestjs/common'`,
      filename: at('shared/src/slots/slots.rules.ts'),
      errors: 1,
    },
    {
      code: `import { formatMoney } from '@five/shared/money/money'`,
      filename: at('web/src/ui/price.tsx'),
      errors: 1,
    },
  ],
});
