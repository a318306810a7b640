import type { TutorAnswer } from '@five/shared/auth/auth.contract';
import { changesOf, tutorBody, tutorValues, withEmail } from './profile-fields.ts';

// Only the fields of the form.
const tutor = {
  firstName: 'Salma',
  name: 'Idrissi',
  email: 'salma@five.test',
  phone: null,
  cin: null,
  address: '12, rue des Oliviers',
  city: 'Casablanca',
  homePhone: null,
} as unknown as TutorAnswer;

describe('the form of the responsible adult', () => {
  it('names its fields like the errors of the API and shows no value as empty', () => {
    expect(tutorValues(tutor)).toMatchObject({
      'tutor.firstName': 'Salma',
      'tutor.phone': '',
      'tutor.cin': '',
    });
  });

  it('sends an emptied contact as null, other emptied fields as empty text', () => {
    const body = tutorBody({ ...tutorValues(tutor), 'tutor.email': '', 'tutor.address': '' });
    expect(body).toMatchObject({
      tutor: { email: null, phone: null, homePhone: null, address: '', cin: '' },
    });
  });

  it('sends the full name without a space where a part is missing', () => {
    expect(tutorBody(tutorValues(tutor))).toMatchObject({ tutor: { fullName: 'Salma Idrissi' } });
    const values = { ...tutorValues(tutor), 'tutor.firstName': '' };
    expect(tutorBody(values)).toMatchObject({ tutor: { fullName: 'Idrissi' } });
  });
});

describe('a change of contact', () => {
  it('sends only values that differ, spaces around a value aside', () => {
    const initial = { email: 'salma@five.test', phone: '' };
    expect(changesOf({ email: ' salma@five.test ', phone: '0661122301' }, initial)).toEqual({
      phone: '0661122301',
    });
    expect(changesOf(initial, initial)).toEqual({});
    expect(changesOf({ ...initial, email: '' }, initial)).toEqual({ email: '' });
  });
});

describe('a link to a page that asks for the email', () => {
  it.each([
    ['salma@five.test', '/reset/password?email=salma%40five.test'],
    [' salma@five.test ', '/reset/password?email=salma%40five.test'],
    ['0661122301', '/reset/password'],
    ['', '/reset/password'],
  ])('after %j was typed is %s', (typed, link) => {
    expect(withEmail('/reset/password', typed)).toBe(link);
  });
});
