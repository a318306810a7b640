import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { at } from '../lib/workspace.mjs';
import { refuseFile, refusePackage, sharedOrder } from './boundaries.mjs';

const allowed = [
  ['api/src/bookings/change/bookings.service.ts', 'api/src/slots/slots.service.ts'],
  ['api/src/bookings/change/bookings.service.ts', 'shared/src/slots/slots.rules.ts'],
  ['api/src/bookings/change/bookings.service.ts', 'api/src/bookings/record/booking.entity.ts'],
  ['api/src/bookings/bookings.module.ts', 'api/src/platform/clock/clock.ts'],
  ['api/src/auth/auth.service.ts', 'api/src/users/users.service.ts'],
  ['api/src/desk/payments.staff.controller.ts', 'api/src/bookings/change/bookings.service.ts'],
  ['api/src/backoffice/day.queries.ts', 'api/src/payments/payments.queries.ts'],
  ['api/src/venue/academy/academy.service.ts', 'api/src/slots/slots.service.ts'],
  ['api/src/venue/tournaments/tournaments.site.ts', 'api/src/settings/featured-tournament.ts'],
  ['api/src/app.module.ts', 'api/src/bookings/record/booking.entity.ts'],
  ['api/src/seed/load-demo.ts', 'api/src/bookings/change/bookings.service.ts'],
  ['web/src/bookings/pages/reserve.tsx', 'web/src/venue/venue.queries.ts'],
  ['web/src/bookings/pages/reserve.tsx', 'web/src/ui/button.tsx'],
  ['web/src/app/home/home.tsx', 'web/src/pricings/components/price-cards.tsx'],
  ['admin/src/desk/board/board.tsx', 'admin/src/bookings/detail/booking-detail.tsx'],
  ['admin/src/desk/desk.queries.ts', 'shared/client/src/api.ts'],
  ['web/src/ui/copy-button.tsx', 'shared/client/src/browser/copy-text.ts'],
  ['shared/client/src/api.ts', 'shared/src/contract/call-types.ts'],
  ['shared/client/src/api.ts', 'shared/client/src/browser/storage.ts'],
  ['e2e/tests/reserve.spec.ts', 'shared/src/money/money.ts'],
  ['shared/src/bookings/bookings.rules.ts', 'shared/src/slots/opening.rules.ts'],
  ['shared/src/slots/slots.rules.spec.ts', 'shared/src/bookings/bookings.codes.ts'],
];

const refused = [
  ['shared/src/slots/slots.rules.ts', 'api/src/slots/slots.service.ts'],
  ['web/src/bookings/bookings.queries.ts', 'api/src/bookings/change/bookings.service.ts'],
  ['api/src/slots/slots.service.ts', 'api/src/bookings/change/bookings.service.ts'],
  ['api/src/settings/venue.queries.ts', 'api/src/users/users.service.ts'],
  ['api/src/bookings/change/bookings.service.ts', 'api/src/slots/occupancy.entity.ts'],
  ['api/src/bookings/change/bookings.service.ts', 'api/src/slots/slots.controller.ts'],
  ['api/src/desk/desk.service.ts', 'api/src/bookings/record/booking.entity.ts'],
  ['api/src/backoffice/day.queries.ts', 'api/src/payments/payments.service.ts'],
  ['api/src/platform/outbox/outbox.ts', 'api/src/users/users.service.ts'],
  ['api/src/venue/medias/medias.table.ts', 'api/src/slots/slots.service.ts'],
  ['api/src/settings/venue.queries.ts', 'api/src/venue/tournaments/tournaments.queries.ts'],
  ['api/src/venue/academy/academy.queries.ts', 'api/src/bookings/bookings.queries.ts'],
  ['api/src/bookings/change/bookings.service.ts', 'api/src/create-app.ts'],
  ['web/src/ui/button.tsx', 'web/src/platform/requests/api.ts'],
  ['web/src/ui/button.tsx', 'shared/src/money/money.ts'],
  ['web/src/ui/button.tsx', 'shared/client/src/api.ts'],
  ['shared/client/src/browser/storage.ts', 'shared/src/money/money.ts'],
  ['shared/client/src/browser/storage.ts', 'shared/client/src/api.ts'],
  ['shared/client/src/api.ts', 'web/src/platform/requests/session.ts'],
  ['shared/src/money/money.ts', 'shared/client/src/api.ts'],
  ['api/src/main.ts', 'shared/client/src/api.ts'],
  ['web/src/platform/requests/api.ts', 'web/src/account/account.queries.ts'],
  ['web/src/bookings/pages/reserve.tsx', 'web/src/app/providers.tsx'],
  ['web/src/account/pages/account.tsx', 'web/src/bookings/pages/reserve.tsx'],
  ['admin/src/payments/take-payment-form.tsx', 'admin/src/bookings/tag/booking-tag.tsx'],
  ['shared/src/slots/slots.rules.ts', 'shared/src/bookings/bookings.codes.ts'],
  ['shared/src/platform/checks.ts', 'shared/src/auth/auth.rules.ts'],
  ['shared/src/time/venue-clock.ts', 'shared/src/venue/venue.contract.ts'],
];

for (const [from, to] of allowed)
  test(`${from} may import ${to}`, () => assert.equal(refuseFile(from, to), undefined));
for (const [from, to] of refused)
  test(`${from} may not import ${to}`, () => assert.equal(typeof refuseFile(from, to), 'string'));

test('the order of shared lists each of its folders', () => {
  const folders = fs
    .readdirSync(at('shared/src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  assert.deepEqual([...sharedOrder].sort(), folders.sort());
});

test('shared keeps to its two libraries, its specs to what tests need', () => {
  assert.equal(refusePackage('shared/src/money/money.ts', 'class-validator'), undefined);
  assert.equal(refusePackage('shared/src/money/money.spec.ts', 'fast-check'), undefined);
  assert.match(refusePackage('shared/src/money/money.ts', 'fast-check'), /pure/);
  assert.match(refusePackage('shared/src/money/money.ts', 'node:fs'), /pure/);
});

test('a page has no files and no processes', () => {
  assert.match(refusePackage('web/src/bookings/grid/board.ts', 'node:fs'), /browser/);
  assert.equal(refusePackage('api/src/main.ts', 'node:fs'), undefined);
});

test('a front end imports only the types of contract and calls', () => {
  for (const kind of ['contract', 'calls'])
    for (const from of [
      'web/src/bookings/bookings.queries.ts',
      'admin/src/bookings/series/series.queries.ts',
    ]) {
      const to = `shared/src/bookings/bookings.${kind}.ts`;
      assert.equal(refuseFile(from, to, true), undefined);
      assert.match(refuseFile(from, to, false), /types of the contract/);
    }
  assert.match(refuseFile('shared/client/src/api.ts', 'shared/src/contract/calls.ts'), /types/);
  assert.match(refuseFile('web/src/app/home.tsx', 'shared/src/contract/calls.ts'), /types/);
  const codes = 'shared/src/bookings/bookings.codes.ts';
  assert.equal(refuseFile('web/src/bookings/bookings.queries.ts', codes), undefined);
});
