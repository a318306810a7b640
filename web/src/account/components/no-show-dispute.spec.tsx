/** @jest-environment jsdom */
import type { ReliabilityAnswer } from '@five/shared/community/matches/reliability.contract';
import { cleanup } from '@testing-library/react';
import { openPart } from '../../../test/page.tsx';
import account from '../../locales/fr/pages/account.json' with { type: 'json' };
import common from '../../locales/fr/common.json' with { type: 'json' };
import { NoShowDispute } from './no-show-dispute.tsx';

type Entry = ReliabilityAnswer['entries'][number];

const MISSED: Entry = {
  kind: 'no_show',
  date: '2026-11-25',
  startTime: '20:00',
  booking: 'B-7K3M9QXT',
  seat: null,
  dispute: null,
  disputeUntil: '2026-12-09',
};

/** The text about a case, and whether it can be disputed. */
async function shown(changes: Partial<Entry>): Promise<[text: string, canDispute: boolean]> {
  const { container } = await openPart(
    <NoShowDispute entry={{ ...MISSED, ...changes }} onDisputed={() => undefined} />,
    { texts: { common, account } },
  );
  const found = [
    (container.textContent ?? '').replaceAll('\u00a0', ' ').replaceAll(/[\u2066-\u2069]/g, ''),
    container.querySelector('button') !== null,
  ] as [string, boolean];
  cleanup();
  return found;
}

test('a no-show can be disputed until the day that the API answers', async () => {
  expect(await shown({})).toEqual(['Contestable jusqu’au mercredi 9 décembreContester', true]);
  expect(await shown({ disputeUntil: null })).toEqual(['', false]);
});

test('a dispute shows its state, with the reason of a refusal', async () => {
  const until = { disputeUntil: null };
  expect(await shown({ ...until, dispute: { state: 'open', note: null } })).toEqual([
    'Contestée : la réception vérifie.',
    false,
  ]);
  const refused = { state: 'refused', note: 'Terrain resté vide' } as const;
  expect(await shown({ ...until, dispute: refused })).toEqual([
    'Contestation refusée : Terrain resté vide',
    false,
  ]);
});

test('a case of another kind, or of a booking of others, cannot be disputed', async () => {
  expect(await shown({ kind: 'came', disputeUntil: null })).toEqual(['', false]);
  expect(await shown({ booking: null })).toEqual(['', false]);
});

test('the no-show of an own seat in a match of others can be disputed', async () => {
  const [, canDispute] = await shown({ booking: null, seat: 'MP-7K3M9QXT' });
  expect(canDispute).toBe(true);
});
