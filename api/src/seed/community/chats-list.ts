/** A message, sent this many minutes before the demo is loaded. */
interface DemoLine {
  /** The author: the part of the email address before `@`. */
  by: string;
  minutesAgo: number;
  text: string;
}

export interface DemoChat {
  /** The player that opened the conversation. */
  by: string;
  /** The other player; default: the desk. */
  with?: string;
  lines: readonly DemoLine[];
  /** Members that have read all messages. */
  readBy: readonly string[];
  /** Whether the desk marked the conversation as settled, because it needs no response. */
  settled?: true;
}

const HOUR = 60;
const DAY = 24 * HOUR;

/**
 * Recent conversations of the demo. Some are answered, two wait for an answer of the desk, and one
 * has an unread message for the demo account `player`.
 */
export const CHATS: readonly DemoChat[] = [
  {
    by: 'player',
    with: 'player2',
    readBy: ['player', 'player2'],
    lines: [
      { by: 'player', minutesAgo: 3 * DAY, text: 'Salut Salma, tu joues toujours le jeudi soir ?' },
      {
        by: 'player2',
        minutesAgo: 3 * DAY - 12,
        text: 'Oui, 20 h sur l’Atlas. Il nous manque souvent un milieu 😉',
      },
      { by: 'player', minutesAgo: 3 * DAY - 15, text: 'Alors comptez sur moi cette semaine.' },
      {
        by: 'player2',
        minutesAgo: 2 * DAY,
        text: 'Parfait ! Apporte un maillot clair, on n’a plus de chasubles.',
      },
    ],
  },
  {
    by: 'anas.zerouali',
    with: 'player',
    readBy: ['anas.zerouali'],
    lines: [
      {
        by: 'anas.zerouali',
        minutesAgo: 5 * HOUR,
        text:
          'السلام عليكم ياسين، عندنا مباراة ودية يوم السبت على ' +
          'الساعة السابعة مساء. هل أنت معنا؟',
      },
      { by: 'anas.zerouali', minutesAgo: 5 * HOUR - 2, text: 'نحتاج لاعب وسط، والباقي مكتمل.' },
    ],
  },
  {
    by: 'tom.reed',
    with: 'player',
    readBy: ['tom.reed', 'player'],
    lines: [
      {
        by: 'tom.reed',
        minutesAgo: 30 * HOUR,
        text: 'Hi Yassine! Thanks for the game last night. Your through balls are unfair.',
      },
      {
        by: 'player',
        minutesAgo: 29 * HOUR,
        text: 'Haha, merci Tom ! Tes arrêts aussi. On remet ça dimanche ?',
      },
    ],
  },
  {
    by: 'player',
    readBy: ['player', 'reception'],
    settled: true,
    lines: [
      {
        by: 'player',
        minutesAgo: 26 * HOUR,
        text: 'Bonjour, est-ce que vous prêtez des ballons ?',
      },
      {
        by: 'reception',
        minutesAgo: 26 * HOUR - 6,
        text:
          'Bonjour Yassine ! Oui, un ballon est prêté avec chaque ' +
          'réservation, à retirer à l’accueil.',
      },
      { by: 'player', minutesAgo: 26 * HOUR - 8, text: 'Super, merci !' },
    ],
  },
  {
    by: 'leila.bouzidi',
    readBy: [],
    lines: [
      {
        by: 'leila.bouzidi',
        minutesAgo: 95,
        text:
          'Bonsoir, j’ai oublié un sac bleu dans le vestiaire ' +
          '2 hier soir. L’auriez-vous trouvé ?',
      },
      {
        by: 'leila.bouzidi',
        minutesAgo: 90,
        text: 'Il y a mes gants dedans, c’est un peu urgent pour jeudi.',
      },
    ],
  },
  {
    by: 'ismail.qadiri',
    readBy: [],
    lines: [
      {
        by: 'ismail.qadiri',
        minutesAgo: 40,
        text: 'مساء الخير، هل يمكن تمديد حجز هذا المساء بساعة إضافية؟',
      },
    ],
  },
  {
    by: 'emily.hart',
    readBy: ['emily.hart', 'reception'],
    lines: [
      {
        by: 'emily.hart',
        minutesAgo: 2 * DAY,
        text: 'Hello, can I pay half in cash and half by transfer?',
      },
      {
        by: 'reception',
        minutesAgo: 2 * DAY - 9,
        text: 'Hello Emily, of course. Just write the booking’s reference on the transfer.',
      },
    ],
  },
];

/** Reports by players about demo messages. */
export const REPORTS: readonly { by: string; title: string; reason: string }[] = [
  {
    by: 'hajar.mernissi',
    title: 'Quelles chaussures sur ce gazon ?',
    reason: 'Une publicité pour un magasin se cache dans les réponses.',
  },
];
