import { LOCALES, type Texts } from '@five/shared/locales/locale';
import type { OutboxEntry } from '../../platform/outbox/outbox.ts';
import type { Translator } from '../../platform/i18n/translator.ts';
import type { Registration } from './registration.entity.ts';
import type { LockedSession } from './session-row.ts';

export type RegistrationMail =
  | 'academyReceived'
  | 'academyWaiting'
  | 'academyPlaceFree'
  | 'academyConfirmed'
  | 'academyCancelled';

/** Prefix of the event keys of all outbox messages about one registration. */
export const eventsOf = (reference: string): string => `registration:${reference}:`;

/**
 * Returns the outbox entry of a mail to the guardian of a registered child. The mail is in the
 * language of the registration page and does not name the child.
 */
export function mailOf(
  template: RegistrationMail,
  { registration, session }: { registration: Registration; session: LockedSession },
  translator: Translator,
  now: Date,
): OutboxEntry {
  const { reference, guardianFullName, guardianEmail, locale } = registration;
  const { name, weekday, startTime, endTime } = session;
  return {
    event: `${eventsOf(reference)}${template}:${now.toISOString()}`,
    recipient: `mailto:${guardianEmail}`,
    channel: 'mail',
    template,
    locale,
    parameters: {
      reference,
      guardian: guardianFullName,
      session: name,
      weekday: weekdayIn(translator, weekday),
      startTime,
      endTime,
    },
  };
}

/** French writes the names of days with a small letter inside of a sentence. */
const weekdayIn = (translator: Translator, weekday: number): Texts => {
  const [fr = '', en = '', ar = ''] = LOCALES.map((locale) =>
    translator.translate(locale, 'states', `weekday.${weekday}`),
  );
  return { fr: fr.toLowerCase(), en, ar };
};
