/** @jest-environment jsdom */
import type { Standing, TeamAnswer } from '@five/shared/tournaments/tournaments.contract';
import { cleanup } from '@testing-library/react';
import { openPart } from '../../../../test/page.tsx';
import common from '../../../locales/fr/common.json' with { type: 'json' };
import tournaments from '../../../locales/fr/pages/tournaments.json' with { type: 'json' };
import { GroupTable } from './group-table.tsx';

const teamWith = (reference: string, name: string): TeamAnswer => ({
  id: reference,
  reference,
  name,
  shortName: name.slice(0, 3),
  color: '#123456',
  crest: null,
  group: 'A',
});
const standing = (rank: number, team: string, goalDifference: number): Standing => ({
  rank,
  team,
  played: 3,
  won: 1,
  drawn: 1,
  lost: 1,
  goalsFor: 5,
  goalsAgainst: 5 - goalDifference,
  goalDifference,
  points: 9 - rank,
});

async function open(): Promise<HTMLTableRowElement[]> {
  const teams = [teamWith('TM-1', 'Atlas'), teamWith('TM-2', 'Raja'), teamWith('TM-3', 'Wydad')];
  const standings = [standing(1, 'TM-2', 3), standing(2, 'TM-1', 0), standing(3, 'TM-3', -3)];
  await openPart(
    <GroupTable code="A" standings={standings} teams={teams} through={new Set([1])} />,
    { texts: { common, tournaments } },
  );
  return [...document.querySelectorAll<HTMLTableRowElement>('tbody tr')];
}
const cells = (row: HTMLTableRowElement) => [...row.cells].map(({ textContent }) => textContent);

afterEach(cleanup);

describe('the table of a group', () => {
  it('has the teams in the order of their ranks with their figures', async () => {
    const rows = await open();
    expect(rows.map((row) => row.querySelector('th')?.textContent)).toEqual([
      'Raja',
      'Atlas',
      'Wydad',
    ]);
    const [, second] = rows;
    expect(second && cells(second)).toEqual([
      '2',
      'Atlas',
      '3',
      '1',
      '1',
      '1',
      '5',
      '5',
      '\u200e0',
      '7',
    ]);
  });

  it('has a sign before the goal difference, on its left also in Arabic', async () => {
    const difference = (row: HTMLTableRowElement) => cells(row).at(-2);
    expect((await open()).map(difference)).toEqual(['\u200e+3', '\u200e0', '\u200e−3']);
  });

  it('marks the teams that go on, in words for screen readers', async () => {
    const rows = await open();
    expect(rows.map((row) => row.dataset.through)).toEqual(['true', undefined, undefined]);
    expect(rows[0]?.cells[0]?.textContent).toBe(`1${tournaments.table.through}`);
  });
});
