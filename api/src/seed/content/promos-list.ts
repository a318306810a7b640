import type { CreatePromoRequest } from '@five/shared/venue/content.requests';

/** Display period in days, counted from the day on which the demo is loaded (0). */
export interface DisplayDays {
  fromDay?: number;
  toDay?: number;
}

export interface DemoPromo extends CreatePromoRequest, DisplayDays {
  /** File name of the promotion's picture in the folder `pictures/scenes`. */
  scene: string;
}

export const PROMOS: DemoPromo[] = [
  {
    scene: 'midday',
    fromDay: -10,
    toDay: 45,
    path: '/account/reservations/create',
    focusX: 60,
    title: {
      fr: 'La pause déjeuner sur le terrain',
      en: 'Lunch break on the pitch',
      ar: 'استراحة الغداء في الملعب',
    },
    text: {
      fr:
        'Du lundi au vendredi, de 12 h à 14 h : une heure réservée, et le thé à la menthe ' +
        'vous attend à la cafétéria.',
      en:
        'Monday to Friday, 12:00 to 14:00: book an hour and ' +
        'mint tea awaits you in the cafeteria.',
      ar: 'من الاثنين إلى الجمعة بين 12:00 و14:00: احجزوا ساعة وشاي النعناع في انتظاركم في المقهى.',
    },
  },
  {
    scene: 'golden-ticket',
    path: '/pricings',
    title: {
      fr: 'Vingt heures, deux mois pour les jouer',
      en: 'Twenty hours, two months to play them',
      ar: 'عشرون ساعة وشهران للعبها',
    },
    text: {
      fr:
        'Le pack 20 heures revient moins cher que la séance, quel que soit le jour. ' +
        'Commandez-le en ligne.',
      en: 'The 20-hour pack costs less than single sessions, whatever the day. Order it online.',
      ar: 'باقة 20 ساعة أرخص من الحصة الواحدة في كل الأيام. اطلبوها عبر الموقع.',
    },
  },
  {
    scene: 'starter-kit',
    fromDay: -20,
    toDay: 60,
    path: '/academy',
    title: { fr: 'La tenue est offerte', en: 'The kit is on us', ar: 'الطقم هدية منا' },
    text: {
      fr:
        'Pour toute inscription à l’académie : deux maillots, deux shorts, deux paires de ' +
        'chaussettes et une casquette.',
      en: `With every academy registration: two shirts, two pairs of shorts, two pairs of socks
        and a cap.`,
      ar: 'مع كل تسجيل في الأكاديمية: قميصان وسروالان قصيران وزوجان من الجوارب وقبعة.',
    },
  },
];
