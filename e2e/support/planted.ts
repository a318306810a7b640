import { type APIRequestContext, expect } from '@playwright/test';
import { StaffApi } from './staff-api.ts';

/** Closes an attribute and an element, loads a missing picture, and calls a function if it runs. */
export const PLANTED = '"><img src=/planted onerror=planted(1)>';
const texts = { fr: PLANTED, en: PLANTED, ar: PLANTED };

/** Texts of an admin, in the first record of each collection. */
const KEPT: Record<string, object> = {
  pitches: { name: texts },
  pricings: { name: texts, remark: texts },
  addons: { name: texts },
  tariffs: { name: texts },
  medias: { caption: texts, alt: texts },
  partners: { name: PLANTED, text: texts },
  promos: { title: texts, text: texts },
  teams: { name: PLANTED, shortName: '"><i' },
  academy_seasons: { name: texts },
  academy_sessions: { name: texts },
  tournaments: { title: texts, summary: texts, rules: texts },
};
const VENUE = {
  name: `${PLANTED} Venue`,
  city: texts,
  address: texts,
  bankName: PLANTED,
  accountHolder: PLANTED,
  legal: { name: PLANTED, cndp: PLANTED },
  conditions: texts,
  privacy: texts,
};

/**
 * Writes it into every free text field, as its authors would. Returns the pages of the site that
 * show it.
 */
export async function plantEverywhere(
  request: APIRequestContext,
  player: string,
): Promise<string[]> {
  const [admin, staff, own] = [
    await StaffApi.open(request),
    await StaffApi.open(request, 'reception@demo.test'),
    await StaffApi.open(request, player),
  ];
  await plantContent(admin);
  await plantAtDesk(staff);
  await plantByVisitors(request, admin);
  const places = await plantAsPlayer(own);
  const other = await StaffApi.open(request, 'player2@demo.test');
  await other.write('POST', `${places[0]?.slice(1)}/report`, { reason: PLANTED });
  return places;
}

async function plantContent(admin: StaffApi): Promise<void> {
  for (const [collection, fields] of Object.entries(KEPT)) {
    const [first] = await admin.list<{ id: string }>(collection, {}, 0);
    await admin.write('PUT', `${collection}/${encodeURIComponent(first?.id ?? 'none')}`, fields);
  }
  await admin.write('PUT', 'venue', VENUE);
}

async function plantAtDesk(staff: StaffApi): Promise<void> {
  const { reference } = await staff.write<{ reference: string }>('POST', 'customers', {
    name: PLANTED,
    phone: '+212655000001',
    note: PLANTED,
  });
  const date = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const slot = (startTime: string, endTime: string) => ({ date, startTime, endTime, pitch: 'P3' });
  await staff.write('POST', 'bookings', {
    ...slot('10:00', '11:00'),
    paymentMethod: 'cash',
    acceptRules: true,
    customer: { reference },
    note: PLANTED,
  });
  await staff.write('POST', 'blocks', { ...slot('11:00', '12:00'), reason: PLANTED });
  const [message] = await staff.list<{ id: string }>('contact', {}, 0);
  await staff.write('PUT', `contact/${message?.id}`, { note: PLANTED });
}

async function plantByVisitors(request: APIRequestContext, admin: StaffApi): Promise<void> {
  const person = { fullName: PLANTED, phone: '+212655000002', email: 'planted@five.test' };
  const [group] = await admin.list<{ id: string }>('academy_sessions', {}, 0);
  const forms: [string, object][] = [
    ['contact', { ...person, message: PLANTED, acceptConditions: true }],
    [
      'academy_registrations',
      {
        child: { name: PLANTED, firstName: PLANTED, birthDate: '2018-06-01' },
        guardian: person,
        session: group?.id,
        kitSize: '8',
        acceptConditions: true,
      },
    ],
  ];
  for (const [path, data] of forms) {
    const answer = await request.post(`/api/${path}`, { data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  }
}

async function plantAsPlayer(own: StaffApi): Promise<string[]> {
  await own.write('POST', 'auth/field', {
    name: PLANTED,
    firstName: PLANTED,
    address: PLANTED,
    city: PLANTED,
    profession: PLANTED,
    publicPlayer: true,
    tutor: {
      name: PLANTED,
      firstName: PLANTED,
      fullName: PLANTED,
      address: PLANTED,
      city: PLANTED,
    },
  });
  const { reference: thread } = await own.write<{ reference: string }>('POST', 'discussions', {
    title: PLANTED,
    message: PLANTED,
  });
  await own.write('POST', `discussions/${thread}/replies`, { message: PLANTED });
  const { reference: chat } = await own.write<{ reference: string }>('POST', 'chats', {});
  await own.write('POST', 'messagings', { chat, message: PLANTED });
  await own.write('POST', 'auth/field/code/confirmation', { email: 'player@demo.test' });
  return [`/discussions/${thread}`, `/messagings?chat=${chat}`];
}
