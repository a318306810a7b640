import type { ContactRequest } from '@five/shared/venue/contact.requests';
import type { ContactState } from '@five/shared/venue/content.codes';
import type {
  CreateMediaRequest,
  CreatePartnerRequest,
  CreatePromoRequest,
} from '@five/shared/venue/content.requests';

/** Display period in days, counted from the demo's first day. */
interface Window {
  fromDay?: number;
  toDay?: number;
}

export interface DemoMedia extends Omit<CreateMediaRequest, 'kind'> {
  /** Its picture in the folder `pictures/scenes`. */
  scene: string;
}
export interface DemoPartner extends CreatePartnerRequest, Window {
  /** Its picture in the folder `pictures/partners`; without one its name is set as a word-mark. */
  emblem?: string;
}
export interface DemoPromo extends CreatePromoRequest, Window {
  /** Its picture in the folder `pictures/scenes`. */
  scene: string;
}
export interface DemoMessage extends Omit<ContactRequest, 'acceptConditions'> {
  hoursAgo: number;
  state: ContactState;
  note?: string;
}

export const MEDIAS: DemoMedia[] = [
  {
    scene: 'night',
    caption: {
      fr: 'Mercredi, 21 h : le terrain Atlas affiche complet',
      en: 'Wednesday, 21:00: a full house on the Atlas pitch',
      ar: 'الأربعاء 21:00: ملعب الأطلس ممتلئ',
    },
    alt: {
      fr: 'Huit joueurs en orange et en blanc sous les projecteurs, vus depuis la galerie',
      en: 'Eight players in orange and white under the floodlights, seen from the gallery',
      ar: 'ثمانية لاعبين بالبرتقالي والأبيض تحت الأضواء، من الشرفة',
    },
  },
  {
    scene: 'facade',
    caption: {
      fr: 'L’allée des Platanes à la tombée du jour',
      en: 'Allée des Platanes at nightfall',
      ar: 'ممر الدلب عند غروب الشمس',
    },
    alt: {
      fr: 'La façade éclairée du centre entre deux palmiers, des joueurs qui arrivent',
      en: 'The lit front of the centre between two palm trees, players arriving',
      ar: 'واجهة المركز مضاءة بين نخلتين ولاعبون يصلون',
    },
    focusY: 55,
  },
  {
    scene: 'friends',
    caption: {
      fr: 'Les jeudis des Lionnes de Maârouf',
      en: 'Thursdays with the Lionesses of Maârouf',
      ar: 'خميس لبؤات معروف',
    },
    alt: {
      fr: 'Quatre joueuses en bleu ciel fêtent un but',
      en: 'Four women in sky blue celebrate a goal',
      ar: 'أربع لاعبات بالأزرق يحتفلن بهدف',
    },
  },
  {
    scene: 'cafeteria',
    caption: {
      fr: 'Le thé de l’après-match, vue sur le terrain',
      en: 'Tea after the match, with a view of the pitch',
      ar: 'شاي ما بعد المباراة مع إطلالة على الملعب',
    },
    alt: {
      fr: 'Une théière, des verres à la menthe et des cornes de gazelle devant la baie vitrée',
      en: 'A teapot, glasses of mint tea and pastries before the window',
      ar: 'إبريق شاي وكؤوس بالنعناع وكعب غزال أمام الواجهة الزجاجية',
    },
    focusY: 70,
  },
  {
    scene: 'shot',
    caption: {
      fr: 'Lucarne : Rachid ne laisse aucune chance',
      en: 'Top corner: Rachid leaves no chance',
      ar: 'في الزاوية العليا: رشيد لا يترك أي فرصة',
    },
    alt: {
      fr: 'Le numéro 9 a tiré, le gardien plonge, le ballon est au fond des filets',
      en: 'Number 9 has shot, the keeper dives, the ball is in the net',
      ar: 'سدد الرقم 9 وارتمى الحارس والكرة في الشباك',
    },
  },
  {
    scene: 'academy',
    caption: {
      fr: 'L’académie du mercredi, premiers dribbles',
      en: 'Wednesday at the academy, first dribbles',
      ar: 'أكاديمية الأربعاء، المراوغات الأولى',
    },
    alt: {
      fr: 'Des enfants en orange passent entre les plots, leur entraîneur les guide',
      en: 'Children in orange weave between cones, guided by their coach',
      ar: 'أطفال بالبرتقالي يمرون بين الأقماع بتوجيه من مدربهم',
    },
  },
  {
    scene: 'changing',
    caption: {
      fr: 'Dix-neuf heures quarante-cinq, les maillots attendent',
      en: 'A quarter to eight, the shirts are waiting',
      ar: 'الثامنة إلا ربعًا، القمصان في الانتظار',
    },
    alt: {
      fr: 'Six maillots suspendus au-dessus d’un banc, un sac, un ballon',
      en: 'Six shirts hung above a bench, a bag, a ball',
      ar: 'ستة قمصان معلقة فوق مقعد وحقيبة وكرة',
    },
  },
  {
    scene: 'net',
    caption: {
      fr: 'Trois à deux à la dernière minute',
      en: 'Three–two in the last minute',
      ar: 'ثلاثة لاثنين في الدقيقة الأخيرة',
    },
    alt: {
      fr: 'Vu de derrière le but : le gardien à genoux, le buteur les bras levés',
      en: 'Seen from behind the goal: the keeper on his knees, the scorer with raised arms',
      ar: 'من خلف المرمى: الحارس على ركبتيه والهداف يرفع ذراعيه',
    },
  },
  {
    scene: 'captains',
    caption: {
      fr: 'Une poignée de main, et c’est parti',
      en: 'A handshake, and off we go',
      ar: 'مصافحة ثم تنطلق المباراة',
    },
    alt: {
      fr: 'Deux capitaines se serrent la main devant leurs équipes et l’arbitre',
      en: 'Two captains shake hands before their teams and the referee',
      ar: 'قائدان يتصافحان أمام فريقيهما والحكم',
    },
  },
  {
    scene: 'spot',
    caption: {
      fr: 'Six mètres, un gardien, une seule chance',
      en: 'Six metres, one keeper, one chance',
      ar: 'ستة أمتار وحارس وفرصة واحدة',
    },
    alt: {
      fr: 'Un ballon sur le point de penalty, les lumières floues au loin',
      en: 'A ball on the penalty spot, blurred lights far behind',
      ar: 'كرة على نقطة الجزاء وأضواء ضبابية في البعيد',
    },
    focusY: 65,
  },
  {
    scene: 'morning',
    caption: {
      fr: 'Neuf heures, le terrain Océan s’éveille',
      en: 'Nine in the morning, the Ocean pitch wakes up',
      ar: 'التاسعة صباحًا، ملعب المحيط يستيقظ',
    },
    alt: {
      fr: 'Le terrain vide dans la lumière du matin, trois ballons au sol',
      en: 'The empty pitch in morning light, three balls on the turf',
      ar: 'الملعب فارغ في ضوء الصباح وثلاث كرات على العشب',
    },
  },
  {
    scene: 'starter-kit',
    caption: {
      fr: 'La tenue offerte à chaque enfant de l’académie',
      en: 'The kit every academy child receives',
      ar: 'الطقم المهدى لكل طفل في الأكاديمية',
    },
    alt: {
      fr: 'Deux maillots, deux shorts, deux paires de chaussettes et une casquette',
      en: 'Two shirts, two pairs of shorts, two pairs of socks and a cap',
      ar: 'قميصان وسروالان قصيران وزوجان من الجوارب وقبعة',
    },
  },
  {
    scene: 'ceremony',
    videoUrl: 'https://videos.five-arena.test/finale-mai-2025',
    caption: {
      fr: 'La finale du tournoi de mai, en images',
      en: 'The final of the May tournament, on film',
      ar: 'نهائي دوري ماي، بالصور',
    },
    alt: {
      fr: 'Une équipe en violet soulève la coupe sous les confettis',
      en: 'A team in purple lifts the cup under confetti',
      ar: 'فريق بالبنفسجي يرفع الكأس تحت القصاصات الملونة',
    },
  },
];

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
