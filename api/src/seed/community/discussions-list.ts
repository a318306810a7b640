/** A post, written this many hours before the demo is loaded. */
interface DemoPost {
  /**
   * The author: the part of the email address before `@`. Without a domain it is a demo account.
   */
  by: string;
  hoursAgo: number;
  text: string;
  likedBy?: readonly string[];
}

export interface DemoThread extends DemoPost {
  title: string;
  replies: readonly DemoPost[];
}

/** Typical discussion threads of a five-a-side centre, each in its author's language. */
export const THREADS: readonly DemoThread[] = [
  {
    by: 'omar.kabbaj',
    hoursAgo: 214,
    title: 'Bienvenue aux nouveaux gardiens',
    likedBy: ['nabil.sefrioui', 'ismail.qadiri', 'tom.reed'],
    text:
      'On est quatre gardiens inscrits et on se retrouve le lundi à 18 h pour une heure de ' +
      'travail : plongeons, relances, sorties. Pas besoin de niveau, juste de ' +
      'gants.\nPremière séance offerte par le groupe, on partage le terrain.',
    replies: [
      {
        by: 'tom.reed',
        hoursAgo: 210,
        text: 'Count me in! My French is better than my diving, which says something.',
        likedBy: ['omar.kabbaj', 'emily.hart', 'player'],
      },
      {
        by: 'ismail.qadiri',
        hoursAgo: 198,
        text: 'إن شاء الله أكون معكم هذا الاثنين، عندي قفازات زائدة لمن يحتاجها.',
        likedBy: ['omar.kabbaj'],
      },
      {
        by: 'nabil.sefrioui',
        hoursAgo: 190,
        text: 'Merci Omar, ça manquait. J’amène les plots et la machine à excuses.',
      },
    ],
  },
  {
    by: 'sara.elidrissi',
    hoursAgo: 168,
    title: 'فريق نسوي مساء الخميس',
    likedBy: ['leila.bouzidi', 'maryam.idrissi', 'hajar.mernissi', 'zineb.ouarzazi'],
    text:
      'السلام عليكن، نلعب كل خميس من السابعة إلى الثامنة على ملعب الأطلس. نحن سبع ونبحث عن ' +
      'ثلاث لاعبات، المستوى لا يهم، المهم الحضور والابتسامة.',
    replies: [
      { by: 'maryam.idrissi', hoursAgo: 166, text: 'أنا مبتدئة جدًا، هل يمكنني المجيء للتجربة؟' },
      {
        by: 'sara.elidrissi',
        hoursAgo: 165,
        text: 'طبعًا مريم، كلنا بدأنا هكذا. أحضري حذاء بدون مسامير وقارورة ماء.',
        likedBy: ['maryam.idrissi', 'leila.bouzidi'],
      },
      {
        by: 'leila.bouzidi',
        hoursAgo: 160,
        text:
          'Je confirme l’ambiance : la première fois j’ai ' +
          'marqué contre mon camp, on m’a applaudie.',
        likedBy: ['sara.elidrissi', 'ghita.alaoui', 'hajar.mernissi'],
      },
      {
        by: 'emily.hart',
        hoursAgo: 143,
        text: 'Is there still room? I can play at the back and shout in two languages.',
      },
      {
        by: 'sara.elidrissi',
        hoursAgo: 141,
        text: 'Yes Emily, you are number ten. See you Thursday!',
      },
    ],
  },
  {
    by: 'hamza.berrada',
    hoursAgo: 120,
    title: 'Quelles chaussures sur ce gazon ?',
    likedBy: ['ayoub.sqalli'],
    text:
      'J’hésite entre des stabilisées et des futsal. Mes vieilles crampons moulés glissent ' +
      'après une heure. Vous jouez avec quoi ?',
    replies: [
      {
        by: 'ayoub.sqalli',
        hoursAgo: 118,
        text: 'Stabilisées, sans hésiter. Semelle à petits picots, tes genoux te diront merci.',
        likedBy: ['hamza.berrada', 'driss.lemrini'],
      },
      {
        by: 'khalid.amghar',
        hoursAgo: 112,
        text: 'À mon âge : des stabilisées et du baume du tigre.',
        likedBy: ['player', 'reda.guessous', 'hamza.berrada', 'saad.benali'],
      },
      {
        by: 'badr.haddaoui',
        hoursAgo: 104,
        text: 'أنا ألعب بحذاء الصالات ولم أنزلق أبدًا، لكن انتبهوا: المسامير الحديدية ممنوعة هنا.',
      },
    ],
  },
  {
    by: 'player',
    hoursAgo: 76,
    title: 'Objet trouvé : un gant de gardien, main gauche',
    likedBy: ['tom.reed'],
    text:
      'Trouvé hier soir derrière le but du terrain Océan, noir et vert, taille 9. Je l’ai ' +
      'laissé à la réception.',
    replies: [
      {
        by: 'nabil.sefrioui',
        hoursAgo: 74,
        text:
          'C’est le mien ! Je comprends mieux les trois buts encaissés en fin de match. ' +
          'Merci Yassine.',
        likedBy: ['player', 'omar.kabbaj', 'tom.reed'],
      },
      {
        by: 'reda.guessous',
        hoursAgo: 70,
        text: 'Nabil, les deux premiers, tu avais les deux gants.',
        likedBy: ['player', 'omar.kabbaj', 'saad.benali', 'khalid.amghar', 'hamza.berrada'],
      },
    ],
  },
  {
    by: 'tom.reed',
    hoursAgo: 52,
    title: 'Sunday morning kickabout for newcomers',
    likedBy: ['lucas.moreau', 'emily.hart'],
    text:
      'New in Casablanca? A few of us play on Sundays at 10:00, very relaxed, mixed teams, ' +
      'all levels. We split the pitch and go for msemen ' +
      'afterwards. Say hello here and come along.',
    replies: [
      {
        by: 'lucas.moreau',
        hoursAgo: 50,
        text: 'Je suis arrivé en septembre, je viens ce dimanche. Il y a un groupe de discussion ?',
      },
      {
        by: 'tom.reed',
        hoursAgo: 49,
        text:
          'Juste ici pour l’instant, Lucas. Ten o’clock at reception, look for the tall man ' +
          'with the wrong socks.',
        likedBy: ['lucas.moreau', 'player2'],
      },
      {
        by: 'wiam.tahiri',
        hoursAgo: 47,
        text: 'J’amène ma sœur, elle court plus vite que nous tous.',
      },
    ],
  },
  {
    by: 'badr.haddaoui',
    hoursAgo: 30,
    title: 'من يشاركنا كأس دجنبر؟',
    likedBy: ['anas.zerouali'],
    text:
      'ينقصنا لاعبان لتسجيل فريق في كأس دجنبر: مدافع وحارس. نتدرب يوم الثلاثاء على التاسعة ' +
      'مساء. من يهمه الأمر فليكتب هنا أو يترك رقمه في الاستقبال.',
    replies: [
      { by: 'anas.zerouali', hoursAgo: 29, text: 'أعرف حارسًا ممتازًا، سأسأله الليلة وأرد عليك.' },
      {
        by: 'khalid.amghar',
        hoursAgo: 26,
        text:
          'Défenseur présent, si vous acceptez les vétérans. Je ne cours plus, mais je suis ' +
          'toujours bien placé.',
        likedBy: ['badr.haddaoui', 'anas.zerouali', 'player'],
      },
      {
        by: 'badr.haddaoui',
        hoursAgo: 25,
        text: 'مرحبًا بك خالد، التجربة أغلى من السرعة!',
        likedBy: ['khalid.amghar'],
      },
      {
        by: 'anas.zerouali',
        hoursAgo: 8,
        text: 'الحارس موافق، اكتمل الفريق والحمد لله.',
        likedBy: ['badr.haddaoui', 'ismail.qadiri'],
      },
    ],
  },
  {
    by: 'ghita.alaoui',
    hoursAgo: 21,
    title: 'Merci à l’équipe de l’accueil',
    likedBy: ['player', 'player2', 'imane.lahlou', 'leila.bouzidi', 'reda.guessous'],
    text:
      'Notre match a été annulé à cause de la fuite au plafond, et Karim nous a rappelés ' +
      'dans l’heure pour nous trouver un autre créneau. Et ' +
      'le thé était offert. On reviendra !',
    replies: [
      {
        by: 'imane.lahlou',
        hoursAgo: 19,
        text: 'Pareil pour nous le mois dernier. C’est pour ça qu’on reste fidèles au lieu.',
        likedBy: ['ghita.alaoui'],
      },
      {
        by: 'saad.benali',
        hoursAgo: 15,
        text: 'Et les douches sont enfin chaudes depuis octobre, il faut le dire aussi.',
        likedBy: ['ghita.alaoui', 'khalid.amghar'],
      },
    ],
  },
  {
    by: 'saad.benali',
    hoursAgo: 5,
    title: 'Il manque deux joueurs ce soir, 20 h',
    text:
      'Deux blessés de dernière minute (rien de grave, un mollet et un mariage). Terrain ' +
      'Océan, 20 h à 21 h, niveau tranquille, 40 DH par personne. Qui est libre ?',
    replies: [
      {
        by: 'lucas.moreau',
        hoursAgo: 4,
        text: 'Moi ! Je peux être là à 19 h 45.',
        likedBy: ['saad.benali'],
      },
      {
        by: 'driss.lemrini',
        hoursAgo: 3,
        text:
          'Je prends la deuxième place si elle est encore libre. Un mariage n’est pas une ' +
          'blessure, Saad… quoique.',
        likedBy: ['saad.benali', 'reda.guessous', 'player'],
      },
      { by: 'saad.benali', hoursAgo: 2, text: 'Complet, merci à tous les deux. À tout à l’heure.' },
    ],
  },
];
