import { type APIRequestContext, expect } from '@playwright/test';
import { StaffApi } from './staff-api.ts';

/**
 * HTML that closes an attribute and an element, loads a missing picture, and calls a function if a
 * page executes it.
 */
export const INJECTED_HTML = '"><img src=/planted onerror=planted(1)>';
/** The plain start of the name that the venue gets; the injected HTML follows it. */
export const NEW_NAME = 'Foot du Phare';
export const NEW_COLOR = '#2f66c4';
const texts = { fr: INJECTED_HTML, en: INJECTED_HTML, ar: INJECTED_HTML };

/**
 * Text fields that an admin edits, by collection; the injected HTML is written into the first
 * record of each.
 */
const ADMIN_FIELDS: Record<string, object> = {
  pitches: { name: texts },
  pricings: { name: texts, remark: texts },
  addons: { name: texts },
  tariffs: { name: texts },
  medias: { caption: texts, alt: texts },
  partners: { name: INJECTED_HTML, text: texts },
  promos: { title: texts, text: texts },
  teams: { name: INJECTED_HTML, shortName: '"><i' },
  academy_seasons: { name: texts },
  academy_sessions: { name: texts },
  tournaments: { title: texts, summary: texts, rules: texts },
};
const VENUE = {
  name: `${NEW_NAME} ${INJECTED_HTML}`,
  actionColor: NEW_COLOR,
  city: texts,
  address: texts,
  bankName: INJECTED_HTML,
  accountHolder: INJECTED_HTML,
  legal: { name: INJECTED_HTML, cndp: INJECTED_HTML },
  conditions: texts,
  privacy: texts,
};

/**
 * Writes the injected HTML into every free text field, signed in as the accounts that can edit the
 * field. Returns the pages of the site that show the texts.
 */
export async function injectEverywhere(
  request: APIRequestContext,
  player: string,
): Promise<string[]> {
  const [admin, staff, playerApi] = [
    await StaffApi.open(request),
    await StaffApi.open(request, 'reception@demo.test'),
    await StaffApi.open(request, player),
  ];
  await injectContent(admin);
  await injectAtDesk(staff);
  await injectAsVisitor(request, admin);
  const places = await injectAsPlayer(playerApi);
  const other = await StaffApi.open(request, 'player2@demo.test');
  await other.write('POST', `${places[0]?.slice(1)}/report`, { reason: INJECTED_HTML });
  return places;
}

async function injectContent(admin: StaffApi): Promise<void> {
  for (const [collection, fields] of Object.entries(ADMIN_FIELDS)) {
    const [first] = await admin.list<{ id: string }>(collection, {}, 0);
    await admin.write('PUT', `${collection}/${encodeURIComponent(first?.id ?? 'none')}`, fields);
  }
  await admin.write('PUT', 'venue', VENUE);
}

async function injectAtDesk(staff: StaffApi): Promise<void> {
  const { reference } = await staff.write<{ reference: string }>('POST', 'customers', {
    name: INJECTED_HTML,
    phone: '+212655000001',
    note: INJECTED_HTML,
  });
  const date = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const slot = (startTime: string, endTime: string) => ({ date, startTime, endTime, pitch: 'P3' });
  await staff.write('POST', 'bookings', {
    ...slot('10:00', '11:00'),
    paymentMethod: 'cash',
    acceptRules: true,
    customer: { reference },
    note: INJECTED_HTML,
  });
  await staff.write('POST', 'blocks', { ...slot('11:00', '12:00'), reason: INJECTED_HTML });
  const [message] = await staff.list<{ id: string }>('contact', {}, 0);
  await staff.write('PUT', `contact/${message?.id}`, { note: INJECTED_HTML });
}

async function injectAsVisitor(request: APIRequestContext, admin: StaffApi): Promise<void> {
  const person = { fullName: INJECTED_HTML, phone: '+212655000002', email: 'planted@five.test' };
  const [group] = await admin.list<{ id: string }>('academy_sessions', {}, 0);
  const forms: [string, object][] = [
    ['contact', { ...person, message: INJECTED_HTML, acceptConditions: true }],
    [
      'academy_registrations',
      {
        child: { name: INJECTED_HTML, firstName: INJECTED_HTML, birthDate: '2018-06-01' },
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

async function injectAsPlayer(playerApi: StaffApi): Promise<string[]> {
  await playerApi.write('POST', 'auth/field', {
    name: INJECTED_HTML,
    firstName: INJECTED_HTML,
    address: INJECTED_HTML,
    city: INJECTED_HTML,
    profession: INJECTED_HTML,
    publicPlayer: true,
    tutor: {
      name: INJECTED_HTML,
      firstName: INJECTED_HTML,
      fullName: INJECTED_HTML,
      address: INJECTED_HTML,
      city: INJECTED_HTML,
    },
  });
  const { reference: thread } = await playerApi.write<{ reference: string }>(
    'POST',
    'discussions',
    {
      title: INJECTED_HTML,
      message: INJECTED_HTML,
    },
  );
  await playerApi.write('POST', `discussions/${thread}/replies`, { message: INJECTED_HTML });
  const { reference: chat } = await playerApi.write<{ reference: string }>('POST', 'chats', {});
  await playerApi.write('POST', 'messagings', { chat, message: INJECTED_HTML });
  await playerApi.write('POST', 'auth/field/code/confirmation', { email: 'player@demo.test' });
  return [`/discussions/${thread}`, `/messagings?chat=${chat}`];
}
