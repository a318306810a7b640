import { SMS_CHANNEL } from '../records/sms-channel.ts';
import { newNotification, WHATSAPP_CHANNEL } from '../records/whatsapp-channel.ts';
import { childOf } from '../league-records.ts';
import { makeRecord } from '../records.ts';
import type { Bodies } from '../test-server.ts';

/**
 * Functions that create valid bodies for the calls about the site's content, tournaments and the
 * academy.
 */
export const VENUE_BODIES: Bodies = {
  'POST medias': () => ({
    kind: 'video',
    caption: { fr: 'Les buts' },
    alt: { fr: 'Un but' },
    videoUrl: 'https://five.test/film',
  }),
  'POST partner_views': async (stage) => ({
    partners: [await makeRecord(stage, 'partners', 'admin')],
  }),
  'POST tournaments': ({ world }) => ({
    slug: `2026/tournoi-${world.next()}`,
    title: { fr: 'Tournoi' },
    summary: { fr: 'Seize équipes' },
    from: '2026-12-05',
    to: '2026-12-06',
  }),
  'POST teams': async (stage) => ({
    tournament: await makeRecord(stage, 'tournaments', 'admin'),
    name: `Équipe ${stage.world.next()}`,
    shortName: 'EQ',
    color: '#0a8f3c',
  }),
  'POST tournaments/{reference}/programme/plan': () => ({
    from: '2026-12-05',
    to: '2026-12-06',
    startTime: '18:00',
    endTime: '23:00',
    matchMinutes: 20,
    pauseMinutes: 5,
    pitches: ['P3'],
  }),
  'PUT academy_sessions/{reference}/attendance': () => ({
    date: '2026-11-18',
    present: [],
    absent: [],
  }),
  'POST setup/test_mail/confirm': async (stage) => {
    await stage.send('POST', '/api/setup/test_mail', { as: 'admin' });
    const mails = await stage.world.mails((await stage.person('admin')).email);
    const mail = mails.find(({ subject }) => subject.includes('test'));
    return { code: mail?.code ?? '' };
  },
  'PUT channels': () => ({ sms: SMS_CHANNEL, whatsapp: WHATSAPP_CHANNEL }),
  'POST channels/whatsapp/webhook': (stage) => newNotification(stage),
  'POST channels/{name}/test': () => ({ to: '0612345678' }),
  'PUT words': () => ({
    words: [{ block: 'about:lead', texts: { fr: 'Un toit', en: 'A roof', ar: 'سقف' } }],
  }),
  'POST tournament_matches': async (stage) => ({
    tournament: await makeRecord(stage, 'tournaments', 'admin'),
    stage: 'final',
  }),
  'POST academy_registrations': async (stage) =>
    childOf(stage, await makeRecord(stage, 'academy_sessions', 'admin')),
  'POST academy_sessions': async (stage) => ({
    season: await makeRecord(stage, 'academy_seasons', 'admin'),
    name: { fr: 'Poussins' },
    weekday: 3,
    startTime: '17:00',
    endTime: '18:30',
    pitch: 'P3',
    minAge: 5,
    maxAge: 12,
    capacity: 20,
  }),
};
