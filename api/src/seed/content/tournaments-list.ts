import type { CreateTournamentRequest } from '@five/shared/tournaments/tournaments.requests';
import type { TeamCode } from './tournament-teams.ts';

type KnockOut = 'quarter' | 'semi' | 'third' | 'final';

/**
 * A knockout match. A team is given by its rank in a group: `A1` is the first of group A. Otherwise
 * it is the winner (`W0`) or loser (`L0`) of an earlier knockout match, numbered from 0.
 */
type Duel = readonly [
  stage: KnockOut,
  home: string,
  away: string,
  date: string,
  startTime: string,
  pitch: string,
  score?: string,
];

export interface DemoEdition extends CreateTournamentRequest {
  /** File name of the tournament's picture in the folder `pictures/posters`. */
  poster: string;
  /** Groups of four teams. Each team plays every other team of its group. */
  groups: Readonly<Record<string, readonly TeamCode[]>>;
  /**
   * Results of each group, in the order of `PAIRS`. An empty list means that the group has not
   * played yet.
   */
  results: Readonly<Record<string, readonly string[]>>;
  duels: readonly Duel[];
  /**
   * Days on which the group matches are played. Each match takes an hour, and two matches are
   * played at the same time.
   */
  days: readonly string[];
  starts: readonly string[];
}

/** Pairings in a group as indexes of its teams, round by round. */
export const PAIRS = [
  [0, 1],
  [2, 3],
  [0, 2],
  [1, 3],
  [0, 3],
  [1, 2],
] as const;

const RULES = {
  fr:
    'Cinq contre cinq, sept joueurs au plus par équipe, changements libres.\nDeux mi-temps ' +
    'de vingt minutes. Trois points par victoire, un par match nul.\nÀ égalité de points : ' +
    'différence de buts, buts marqués, puis résultat entre les équipes.\nÀ élimination ' +
    'directe, un match nul se décide aux tirs au but, cinq par équipe.\nOn serre la main ' +
    'avant, pendant et après.',
  en:
    'Five against five, seven players a team at most, free substitutions.\nTwo halves of ' +
    'twenty minutes. Three points for a win, one for a draw.\nLevel on points: goal ' +
    'difference, goals scored, then the match between the teams.\nA knock-out match that is ' +
    'level is decided by five penalties each.\nHands are shaken before, during and after.',
  ar:
    'خمسة ضد خمسة، سبعة لاعبين على الأكثر في كل فريق، والتبديلات حرة.\nشوطان من عشرين دقيقة. ' +
    'ثلاث نقاط للفوز ونقطة للتعادل.\nعند تساوي النقاط: فارق الأهداف ثم الأهداف المسجلة ثم ' +
    'المواجهة المباشرة.\nفي الأدوار الإقصائية يُحسم التعادل بضربات الترجيح، خمس لكل ' +
    'فريق.\nنتصافح قبل المباراة وأثناءها وبعدها.',
};

const MAY: DemoEdition = {
  slug: '2025/may',
  from: '2025-05-03',
  to: '2025-05-31',
  poster: 'may',
  rules: RULES,
  title: { fr: 'Tournoi de mai 2025', en: 'May 2025 tournament', ar: 'دوري ماي 2025' },
  summary: {
    fr:
      'Huit équipes du quartier, cinq samedis, et une finale qui s’est jouée à un but dans ' +
      'la dernière minute.',
    en:
      'Eight teams of the neighbourhood, five Saturdays, and a final decided by one goal in ' +
      'the last minute.',
    ar: 'ثمانية فرق من الحي وخمسة أيام سبت ونهائي حُسم بهدف في الدقيقة الأخيرة.',
  },
  groups: { A: ['LSM', 'OCF', 'BOU', 'OAS'], B: ['ATC', 'MED', 'EBK', 'LIO'] },
  results: {
    A: ['3-2', '1-1', '4-1', '2-2', '2-0', '3-1'],
    B: ['2-2', '5-3', '1-3', '2-1', '4-2', '2-2'],
  },
  days: ['2025-05-03', '2025-05-10', '2025-05-17'],
  starts: ['16:00', '17:00'],
  duels: [
    ['semi', 'A1', 'B2', '2025-05-24', '16:00', 'P1', '4-3'],
    ['semi', 'B1', 'A2', '2025-05-24', '17:00', 'P1', '2-2 4-3'],
    ['third', 'L0', 'L1', '2025-05-31', '16:00', 'P1', '3-5'],
    ['final', 'W0', 'W1', '2025-05-31', '17:00', 'P1', '2-3'],
  ],
};

const RAMADAN: DemoEdition = {
  slug: '2025/ramadan',
  from: '2025-03-07',
  to: '2025-03-28',
  unlisted: true,
  featured: true,
  poster: 'ramadan',
  rules: RULES,
  title: { fr: 'Nuits du Ramadan 2025', en: 'Ramadan nights 2025', ar: 'ليالي رمضان 2025' },
  summary: {
    fr:
      'Après le ftour, seize équipes, quatre groupes et les quarts de finale sous les ' +
      'lanternes. Le terrain ne s’éteint qu’à une heure.',
    en:
      'After iftar: sixteen teams, four groups, and quarter-finals under the lanterns. The ' +
      'lights stay on until one.',
    ar:
      'بعد الفطور: ستة عشر فريقًا وأربع مجموعات وربع نهائي تحت الفوانيس، والملعب لا ينطفئ ' +
      'قبل الواحدة.',
  },
  groups: {
    A: ['FDS', 'VOI', 'ADB', 'PHH'],
    B: ['NMA', 'FTR', 'COR', 'EDG'],
    C: ['KHA', 'MED', 'OCF', 'CHE'],
    D: ['ANF', 'CAL', 'ATC', 'KAS'],
  },
  results: {
    A: ['3-1', '2-2', '1-0', '0-2', '4-3', '1-1'],
    B: ['2-0', '3-3', '1-1', '2-4', '2-2', '0-1'],
    C: ['1-2', '0-0', '3-2', '2-1', '5-1', '0-3'],
    D: ['4-4', '1-2', '2-3', '3-1', '1-1', '2-0'],
  },
  days: ['2025-03-07', '2025-03-08', '2025-03-09', '2025-03-14', '2025-03-15', '2025-03-16'],
  starts: ['22:00', '23:00'],
  duels: [
    ['quarter', 'A1', 'B2', '2025-03-21', '22:00', 'P1', '2-1'],
    ['quarter', 'C1', 'D2', '2025-03-21', '23:00', 'P1', '3-3 2-4'],
    ['quarter', 'B1', 'A2', '2025-03-22', '22:00', 'P1', '4-2'],
    ['quarter', 'D1', 'C2', '2025-03-22', '23:00', 'P1', '1-0'],
    ['semi', 'W0', 'W1', '2025-03-26', '22:00', 'P1', '3-2'],
    ['semi', 'W2', 'W3', '2025-03-26', '23:00', 'P1', '1-1 5-4'],
    ['third', 'L4', 'L5', '2025-03-28', '22:00', 'P1', '2-4'],
    ['final', 'W4', 'W5', '2025-03-28', '23:00', 'P1', '2-3'],
  ],
};

const DECEMBER: DemoEdition = {
  slug: '2026/december',
  from: '2026-12-05',
  to: '2026-12-19',
  poster: 'winter',
  rules: RULES,
  title: { fr: 'Coupe de décembre 2026', en: 'December 2026 cup', ar: 'كأس دجنبر 2026' },
  summary: {
    fr:
      'Huit équipes avant l’hiver : les groupes en deux samedis, les demi-finales et la ' +
      'finale le 19. L’entrée est libre, le thé aussi.',
    en:
      'Eight teams before winter: the groups on two Saturdays, semi-finals and final on the ' +
      '19th. Entry is free, and so is the tea.',
    ar:
      'ثمانية فرق قبل الشتاء: المجموعات في يومي سبت، ونصف النهائي والنهائي يوم 19. الدخول ' +
      'مجاني والشاي كذلك.',
  },
  groups: { A: ['EBK', 'KAS', 'OAS', 'CHE'], B: ['EDG', 'LSM', 'LIO', 'COR'] },
  results: {},
  days: ['2026-12-05', '2026-12-12'],
  starts: ['14:00', '15:00', '16:00'],
  duels: [
    ['semi', 'A1', 'B2', '2026-12-19', '14:00', 'P1'],
    ['semi', 'B1', 'A2', '2026-12-19', '14:00', 'P2'],
    ['third', 'L0', 'L1', '2026-12-19', '16:00', 'P1'],
    ['final', 'W0', 'W1', '2026-12-19', '17:00', 'P1'],
  ],
};

/** Editions of the tournament in chronological order. */
export const EDITIONS: readonly DemoEdition[] = [RAMADAN, MAY, DECEMBER];
