import type { CreatePartnerRequest } from '@five/shared/venue/content.requests';
import type { DisplayDays } from './promos-list.ts';

export interface DemoPartner extends CreatePartnerRequest, DisplayDays {
  /**
   * File name of the partner's logo in the folder `pictures/partners`; without a logo, the
   * partner's name is displayed as text.
   */
  emblem?: string;
}

export const PARTNERS: DemoPartner[] = [
  {
    kind: 'sponsor',
    tier: 'gold',
    name: 'Minoterie Chaouia',
    url: 'https://minoterie-chaouia.test/',
    emblem: 'minoterie-chaouia',
    text: {
      fr: 'Sponsor de la tribune et du terrain Atlas',
      en: 'Sponsor of the gallery and the Atlas pitch',
      ar: 'راعي المدرجات وملعب الأطلس',
    },
  },
  {
    kind: 'sponsor',
    tier: 'gold',
    name: 'Atlas Conseil',
    url: 'https://atlas-conseil.test/',
    text: {
      fr: 'Cabinet comptable, et l’équipe du mardi soir',
      en: 'Accountants, and the Tuesday night team',
      ar: 'مكتب محاسبة وفريق مساء الثلاثاء',
    },
  },
  {
    kind: 'sponsor',
    tier: 'silver',
    name: 'Eaux du Rif',
    url: 'https://eaux-du-rif.test/',
    emblem: 'eaux-du-rif',
    text: {
      fr: 'L’eau offerte à chaque tournoi',
      en: 'The water at every tournament',
      ar: 'مياه كل الدوريات',
    },
  },
  { kind: 'sponsor', tier: 'silver', name: 'Tajine & Co', url: 'https://tajine-co.test/' },
  {
    kind: 'partner',
    tier: 'silver',
    name: 'Clinique Al Amal',
    text: {
      fr: 'Premiers soins les soirs de match',
      en: 'First aid on match nights',
      ar: 'الإسعافات الأولية في أمسيات المباريات',
    },
  },
  {
    kind: 'sponsor',
    tier: 'bronze',
    name: 'Imprimerie Zerktouni',
    url: 'https://imprimerie-zerktouni.test/',
  },
  { kind: 'partner', tier: 'bronze', name: 'Radio Corniche', emblem: 'radio-corniche' },
  {
    kind: 'partner',
    tier: 'bronze',
    name: 'Taxis Sidi Maârouf',
    toDay: 120,
    text: {
      fr: 'Cinq dirhams de moins au retour du match',
      en: 'Five dirhams off the ride home',
      ar: 'خصم خمسة دراهم في طريق العودة',
    },
  },
];
