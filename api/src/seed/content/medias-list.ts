import type { CreateMediaRequest } from '@five/shared/venue/content.requests';

export interface DemoMedia extends Omit<CreateMediaRequest, 'kind'> {
  /** File name of the item's picture in the folder `pictures/scenes`. */
  scene: string;
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
