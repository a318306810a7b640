/** @jest-environment jsdom */
import type { AddonAnswer } from '@five/shared/pricings/pricings.contract';
import { cleanup } from '@testing-library/react';
import { bookingWith } from '../../../../test/bookings.ts';
import { openPart } from '../../../../test/page.tsx';
import { Addons } from './choice-parts.tsx';
import { TicketAddons } from '../ticket/ticket-addons.tsx';
import ticketsFr from '../../../locales/fr/pages/tickets.json' with { type: 'json' };
import { addonsQuery } from '../../../pricings/pricings.queries.ts';

const BALL = {
  reference: 'AD-7K3M9QXT',
  name: 'Ballon',
  stock: null,
  options: [{ code: 'std', name: 'Ballon', priceCents: 2000 }],
} as AddonAnswer;
const choice = <Addons counts={{}} addedCents={0} onChange={() => undefined} />;
const ticket = <TicketAddons booking={bookingWith()} />;

afterEach(cleanup);

test.each([
  ['choice of a slot', choice],
  ['ticket', ticket],
])('the %s offers options only if the venue has some', async (_, part) => {
  const openWith = (addons: AddonAnswer[]) =>
    openPart(part, {
      texts: { tickets: ticketsFr },
      data: [[addonsQuery().queryKey, addons]],
    });
  await openWith([BALL]);
  expect(document.querySelector('summary')?.textContent).toBe(ticketsFr.addons.offer);
  cleanup();
  await openWith([]);
  expect(document.body.textContent).toBe('');
});
