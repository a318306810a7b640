import { LOCALES, type Texts } from '@five/shared/locales/locale';
import type { OutboxEntry } from '../../platform/outbox/outbox.ts';
import type { Wording } from '../../platform/wording/wording.ts';
import type { Registration } from './registration.entity.ts';
import type { LockedSession } from './session-row.ts';

export type RegistrationMail = 'academyReceived' | 'academyWaiting' | 'academyPlaceFree' | 'academyConfirmed' | 'academyCancelled';

/** All that goes out about one registration begins so. */
export const eventsOf = (reference: string): string => `registration:${reference}:`;

/** What a guardian is told, in the language of the page he wrote on. Nothing in it names the child. */
export function mailOf(template: RegistrationMail, registration: Registration, session: LockedSession, wording: Wording, now: Date): OutboxEntry {
  const { reference, guardianFullName, guardianEmail, locale } = registration;
  const { name, weekday, startTime, endTime } = session;
  return {
    event: `${eventsOf(reference)}${template}:${now.toISOString()}`, recipient: `mailto:${guardianEmail}`, channel: 'mail', template, locale,
    parameters: { reference, guardian: guardianFullName, session: name, weekday: weekdayIn(wording, weekday), startTime, endTime },
  };
}

const weekdayIn = (wording: Wording, weekday: number): Texts => {
  const [fr = '', en = '', ar = ''] = LOCALES.map((locale) => wording.say(locale, 'states', `weekday.${weekday}`));
  return { fr, en, ar };
};
