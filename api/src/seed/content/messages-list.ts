import type { ContactRequest } from '@five/shared/venue/contact.requests';
import type { ContactState } from '@five/shared/venue/content.codes';

export interface DemoMessage extends Omit<ContactRequest, 'acceptConditions'> {
  hoursAgo: number;
  state: ContactState;
  note?: string;
}

export const MESSAGES: DemoMessage[] = [
  {
    hoursAgo: 74,
    state: 'answered',
    note: 'Rappelée mardi : réservé samedi 14 h, gâteau apporté par la famille.',
    fullName: 'Khadija Bennis',
    phone: '+212600000071',
    email: 'khadija.bennis@courrier.test',
    message:
      'Bonjour, mon fils fête ses neuf ans samedi en huit. Peut-on avoir un terrain pour ' +
      'douze enfants et deux tables à la cafétéria ?',
  },
  {
    hoursAgo: 27,
    state: 'read',
    note: 'Devis à envoyer après accord de Nadia.',
    fullName: 'Adil Mernissi',
    phone: '+212600000072',
    email: 'a.mernissi@entreprise.test',
    message:
      'Nous aimerions organiser un tournoi interne : huit équipes, un vendredi après-midi ' +
      'de décembre. Faites-vous un tarif entreprise ?',
  },
  {
    hoursAgo: 5,
    state: 'new',
    fullName: 'يوسف الإدريسي',
    phone: '+212600000073',
    email: 'youssef.idrissi@courrier.test',
    message:
      'السلام عليكم، هل يمكن تسجيل ابنتي ذات السبع سنوات في الأكاديمية ابتداء من شهر ' +
      'يناير؟ شكرًا لكم.',
  },
  {
    hoursAgo: 1,
    state: 'new',
    fullName: 'Hannah Whitfield',
    phone: '+447700900456',
    email: 'hannah.whitfield@mail.test',
    message:
      'Hello! We are ten colleagues in Casablanca for a week and would love to play on ' +
      'Thursday evening. Do you lend shoes?',
  },
];
