/** @jest-environment jsdom */
import { cleanup, fireEvent } from '@testing-library/react';
import { bookingWith } from '../../../../test/bookings.ts';
import { openPart } from '../../../../test/page.tsx';
import common from '../../../locales/fr/common.json' with { type: 'json' };
import tickets from '../../../locales/fr/pages/tickets.json' with { type: 'json' };
import { venueQuery } from '../../../venue/venue.queries.ts';
import { CostShare } from './cost-share.tsx';

const VENUE = { name: 'Five', address: '12, rue des Oliviers', playersPerMatch: 10 };

const open = (totalCents: number) =>
  openPart(<CostShare booking={bookingWith({ totalCents })} pitch="Terrain 1" />, {
    texts: { common, tickets },
    data: [[venueQuery(false).queryKey, VENUE]],
  });
const plain = (text: string | null | undefined) => text?.replaceAll(/\u00a0|\u202f/g, ' ');
const shares = () => plain(document.querySelector('.cost-share-sum')?.textContent);
const message = () => plain(document.querySelector('.cost-share-message')?.textContent);
const press = (name: string) => {
  const button = [...document.querySelectorAll('button')].find(
    ({ textContent, ariaLabel }) => textContent === name || ariaLabel === name,
  );
  if (!button) throw new Error(`no button ${name}`);
  fireEvent.click(button);
};

afterEach(cleanup);

describe('the shares of a match', () => {
  it('begin with the players of the venue, and follow the chosen number', async () => {
    await open(30_000);
    expect(shares()).toBe('30 DH chacun');
    press(tickets.share.more);
    press(tickets.share.more);
    expect(shares()).toBe('25 DH chacun');
  });

  it('that do not divide are exact to the centime', async () => {
    await open(10_000);
    press(tickets.share.less);
    press(tickets.share.less);
    press(tickets.share.less);
    expect(shares()).toBe('4 joueurs à 14,29 DH et 3 joueurs à 14,28 DH');
  });

  it('are in the message to the team, with hour, pitch, venue, total and link', async () => {
    await open(30_000);
    expect(message()).toBe(
      'Foot à cinq : samedi 21 novembre, 19 h 00, Terrain 1. Five, 12, rue des Oliviers. ' +
        '300 DH à 10 : 30 DH chacun. http://localhost/m/7K3M9QXTaaaaaaaaaaaaaaaaaaaaaa',
    );
    const link = document.querySelector<HTMLAnchorElement>('a[href^="https://wa.me/"]');
    expect(plain(new URL(link?.href ?? '').searchParams.get('text'))).toBe(message());
  });
});
