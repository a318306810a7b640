import type {
  AcademyAnswer,
  RegistrationAnswer,
  StaffSessionAnswer,
} from '@five/shared/academy/academy.contract';
import type { Person } from '../people.ts';
import type { World } from '../world.ts';

const NAME = (text: string) => ({ fr: text, en: text, ar: text });

/**
 * Creates an academy season from 15 September 2026 to the end of June; `changes` override fields.
 * Returns its reference.
 */
export async function makeSeason(
  admin: Person,
  changes: Record<string, unknown> = {},
): Promise<string> {
  const { body } = await admin.http
    .post('/api/academy_seasons')
    .send({ name: NAME('Saison'), from: '2026-09-15', to: '2027-06-30', ...changes })
    .expect(201);
  return (body as { data: { reference: string } }).data.reference;
}

/**
 * Creates a weekly session: Wednesdays from 17:00 to 18:30 on P3 for children of 7 to 9; `changes`
 * override fields.
 */
export async function makeSession(
  admin: Person,
  season: string,
  changes: Record<string, unknown> = {},
): Promise<StaffSessionAnswer> {
  const session = {
    season,
    name: NAME('Espoirs'),
    weekday: 3,
    startTime: '17:00',
    endTime: '18:30',
    pitch: 'P3',
    minAge: 7,
    maxAge: 9,
    capacity: 2,
    ...changes,
  };
  const { body } = await admin.http.post('/api/academy_sessions').send(session).expect(201);
  return (body as { data: StaffSessionAnswer }).data;
}

let children = 0;

/** A registration form for a child of eight; each form has another child and guardian. */
export function form(
  session: string,
  changes: Record<string, unknown> = {},
): Record<string, unknown> & { guardian: { fullName: string; phone: string; email: string } } {
  const number = ++children;
  return {
    child: { name: 'Tazi', firstName: `Adam ${number}`, birthDate: '2018-03-02' },
    guardian: {
      fullName: 'Salma Tazi',
      phone: `06${12_345_678 + number}`,
      email: `salma${number}@five.test`,
    },
    session,
    kitSize: '8',
    acceptConditions: true,
    ...changes,
  };
}

/** Registers a child for a session; returns the registration's reference. */
export async function registerChild(
  world: World,
  session: string,
  changes: Record<string, unknown> = {},
): Promise<string> {
  const { body } = await world.http
    .post('/api/academy_registrations')
    .send(form(session, changes))
    .expect(201);
  return (body as { data: { reference: string } }).data.reference;
}

export async function registrationOf(
  staff: Person,
  reference: string,
): Promise<RegistrationAnswer> {
  return (await staff.http.get(`/api/academy_registrations/${reference}`).expect(200))
    .body as RegistrationAnswer;
}

export async function academyOf(world: World): Promise<AcademyAnswer> {
  return (await world.http.get('/api/academy').expect(200)).body as AcademyAnswer;
}
