import type { CreateSessionRequest } from '@five/shared/academy/academy.requests';

export const SEASON_TEXT = {
  fr:
    'Deux éducateurs par groupe, quinze enfants au plus, un ballon chacun. On apprend à ' +
    'jouer ensemble, à perdre avec le sourire et à boire de ' +
    'l’eau. La première séance est un essai.',
  en:
    'Two coaches a group, fifteen children at most, a ball each. They learn to play ' +
    'together, to lose with a smile and to drink water. The first session is a trial.',
  ar:
    'مؤطران لكل مجموعة، خمسة عشر طفلًا على الأكثر، وكرة لكل واحد. نتعلم اللعب معًا وتقبل ' +
    'الخسارة بابتسامة وشرب الماء. الحصة الأولى تجريبية.',
};

type DemoSession = Omit<CreateSessionRequest, 'season'>;

export const SESSIONS: Record<'wednesday' | 'saturday' | 'sunday', DemoSession> = {
  wednesday: {
    name: { fr: 'Espoirs', en: 'Hopefuls', ar: 'الأمل' },
    weekday: 3,
    startTime: '17:00',
    endTime: '18:30',
    pitch: 'P3',
    minAge: 7,
    maxAge: 10,
    capacity: 12,
  },
  saturday: {
    name: { fr: 'Relève', en: 'Next in line', ar: 'الخلف' },
    weekday: 6,
    startTime: '15:00',
    endTime: '16:30',
    pitch: 'P3',
    minAge: 9,
    maxAge: 12,
    capacity: 15,
  },
  sunday: {
    name: { fr: 'Lionceaux', en: 'Lion cubs', ar: 'الأشبال' },
    weekday: 7,
    startTime: '13:00',
    endTime: '14:30',
    pitch: 'P3',
    minAge: 5,
    maxAge: 8,
    capacity: 14,
  },
};
