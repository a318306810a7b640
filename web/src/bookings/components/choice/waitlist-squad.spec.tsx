/** @jest-environment jsdom */
import type { SquadAnswer } from '@five/shared/community/squads/squads.contract';
import { cleanup, fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { openPart } from '../../../../test/page.tsx';
import { ownSquadsQuery } from '../../../community/squads/squads.queries.ts';
import common from '../../../locales/fr/common.json' with { type: 'json' };
import waiting from '../../../locales/fr/pages/waiting.json' with { type: 'json' };
import { type WaitingSquad, WaitlistSquad } from './waitlist-squad.tsx';

const squadWith = (changes: Pick<SquadAnswer, 'id' | 'name' | 'role' | 'size'>): SquadAnswer => ({
  reference: changes.id,
  link: null,
  members: [],
  nextDate: null,
  bookings: [],
  createdAt: '2026-11-20T10:00:00.000Z',
  ...changes,
});
const LED = squadWith({ id: 'SQ-7K3M9QXT', name: 'Les mardis', role: 'co_captain', size: 8 });
const JOINED = squadWith({ id: 'SQ-7K3M9QXU', name: 'Les jeudis', role: 'member', size: 10 });

let chosen: WaitingSquad;
function Chooser() {
  const [value, setValue] = useState<WaitingSquad>(null);
  chosen = value;
  return <WaitlistSquad value={value} onChange={setValue} />;
}
const open = (squads: SquadAnswer[]) =>
  openPart(<Chooser />, {
    texts: { common, waiting },
    data: [[ownSquadsQuery(true).queryKey, squads]],
  });
const choose = (field: number, value: string) => {
  const select = document.querySelectorAll('select')[field];
  if (!select) throw new Error(`no field ${field}`);
  fireEvent.change(select, { target: { value } });
};

afterEach(cleanup);

describe('a squad on the waiting list', () => {
  it('is one that the player leads, with its seats first, then with a chosen number', async () => {
    await open([LED, JOINED]);
    expect([...document.querySelectorAll('option')].map(({ text }) => text)).toEqual([
      waiting.bar.alone,
      'Les mardis',
    ]);
    choose(0, LED.id);
    expect(chosen).toEqual({ squad: LED.id, players: 8 });
    choose(1, '12');
    expect(chosen).toEqual({ squad: LED.id, players: 12 });
    choose(0, '');
    expect(chosen).toBeNull();
  });

  it('is not offered to a player that leads none', async () => {
    await open([JOINED]);
    expect(document.querySelector('select')).toBeNull();
  });
});
