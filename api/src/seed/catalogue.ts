import type {
  CreateAddonRequest,
  CreatePricingRequest,
} from '@five/shared/pricings/pricings.requests';
import type { CreatePitchRequest } from '@five/shared/slots/slots.requests';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AddonsService } from '../pricings/addons.table.ts';
import { PricingsService } from '../pricings/pricings.service.ts';
import { PitchesService } from '../slots/pitches.service.ts';
import { demoCaller } from './callers.ts';

const PITCHES: CreatePitchRequest[] = [
  {
    code: 'P1',
    name: { fr: 'Terrain Atlas', en: 'Atlas pitch', ar: 'ملعب الأطلس' },
    displayOrder: 1,
  },
  {
    code: 'P2',
    name: { fr: 'Terrain Océan', en: 'Ocean pitch', ar: 'ملعب المحيط' },
    displayOrder: 2,
  },
  {
    code: 'P3',
    name: { fr: 'Terrain Médina', en: 'Medina pitch', ar: 'ملعب المدينة' },
    displayOrder: 3,
  },
];

const HOUR = { durationMinutes: 60 } as const;
const TWO_HOURS = { durationMinutes: 120 } as const;
const EVENING = { weekdays: [1, 2, 3, 4, 5], startTime: '18:00', endTime: '01:00' };
const WEEKEND = { weekdays: [6, 7] };

/** Demo prices by day, on weekday evenings and on weekends, and prices of packs. */
const PRICINGS: CreatePricingRequest[] = [
  {
    type: 'session',
    name: { fr: 'Journée, 1 heure', en: 'Daytime, 1 hour', ar: 'النهار، ساعة واحدة' },
    totalCents: 30_000,
    ...HOUR,
    remark: {
      fr: 'En semaine, avant 18 h',
      en: 'Weekdays before 18:00',
      ar: 'أيام الأسبوع قبل السادسة مساء',
    },
  },
  {
    type: 'session',
    name: { fr: 'Journée, 2 heures', en: 'Daytime, 2 hours', ar: 'النهار، ساعتان' },
    totalCents: 55_000,
    ...TWO_HOURS,
    remark: {
      fr: 'En semaine, avant 18 h',
      en: 'Weekdays before 18:00',
      ar: 'أيام الأسبوع قبل السادسة مساء',
    },
  },
  {
    type: 'session',
    name: { fr: 'Soirée, 1 heure', en: 'Evening, 1 hour', ar: 'المساء، ساعة واحدة' },
    totalCents: 40_000,
    ...HOUR,
    ...EVENING,
    remark: {
      fr: 'Du lundi au vendredi, dès 18 h',
      en: 'Monday to Friday from 18:00',
      ar: 'من الاثنين إلى الجمعة ابتداء من السادسة مساء',
    },
  },
  {
    type: 'session',
    name: { fr: 'Soirée, 2 heures', en: 'Evening, 2 hours', ar: 'المساء، ساعتان' },
    totalCents: 75_000,
    ...TWO_HOURS,
    ...EVENING,
    remark: {
      fr: 'Du lundi au vendredi, dès 18 h',
      en: 'Monday to Friday from 18:00',
      ar: 'من الاثنين إلى الجمعة ابتداء من السادسة مساء',
    },
  },
  {
    type: 'session',
    name: { fr: 'Week-end, 1 heure', en: 'Weekend, 1 hour', ar: 'نهاية الأسبوع، ساعة واحدة' },
    totalCents: 45_000,
    ...HOUR,
    ...WEEKEND,
    remark: {
      fr: 'Samedi et dimanche, toute la journée',
      en: 'Saturday and Sunday, all day',
      ar: 'السبت والأحد طوال اليوم',
    },
  },
  {
    type: 'session',
    name: { fr: 'Week-end, 2 heures', en: 'Weekend, 2 hours', ar: 'نهاية الأسبوع، ساعتان' },
    totalCents: 85_000,
    ...TWO_HOURS,
    ...WEEKEND,
    remark: {
      fr: 'Samedi et dimanche, toute la journée',
      en: 'Saturday and Sunday, all day',
      ar: 'السبت والأحد طوال اليوم',
    },
  },
  {
    type: 'pack',
    name: { fr: 'Pack 10 heures', en: '10-hour pack', ar: 'باقة 10 ساعات' },
    numberOfHours: 10,
    totalCents: 260_000,
    remark: {
      fr: 'Valable 1 mois après le paiement, à commander en ligne',
      en: 'Valid 1 month from payment, ordered online',
      ar: 'صالحة شهرًا من تاريخ الأداء، تُطلب عبر الموقع',
    },
  },
  {
    type: 'pack',
    name: { fr: 'Pack 20 heures', en: '20-hour pack', ar: 'باقة 20 ساعة' },
    numberOfHours: 20,
    totalCents: 480_000,
    remark: {
      fr: 'Valable 2 mois après le paiement, à commander en ligne',
      en: 'Valid 2 months from payment, ordered online',
      ar: 'صالحة شهرين من تاريخ الأداء، تُطلب عبر الموقع',
    },
  },
];

const ADDONS: CreateAddonRequest[] = [
  {
    name: { fr: 'Chasubles', en: 'Bibs', ar: 'صدريات' },
    options: [
      {
        code: 'set',
        name: { fr: 'Jeu de 10', en: 'Set of 10', ar: 'طقم من 10' },
        priceCents: 3_000,
      },
    ],
    stock: 6,
  },
  {
    name: { fr: 'Ballon', en: 'Ball', ar: 'كرة' },
    options: [
      {
        code: 'match',
        name: { fr: 'Ballon de match', en: 'Match ball', ar: 'كرة مباراة' },
        priceCents: 2_000,
      },
    ],
    stock: 8,
  },
  {
    name: { fr: 'Arbitre', en: 'Referee', ar: 'حكم' },
    options: [
      {
        code: 'hour',
        name: { fr: 'Une heure', en: 'One hour', ar: 'ساعة واحدة' },
        priceCents: 10_000,
      },
      {
        code: 'two-hours',
        name: { fr: 'Deux heures', en: 'Two hours', ar: 'ساعتان' },
        priceCents: 18_000,
      },
    ],
  },
  {
    name: { fr: 'Film du match', en: 'Match film', ar: 'تصوير المباراة' },
    options: [
      {
        code: 'full',
        name: { fr: 'Match entier', en: 'Whole match', ar: 'المباراة كاملة' },
        priceCents: 15_000,
      },
    ],
  },
];

/** Loads three pitches, their prices and add-ons. */
export async function loadCatalogue(app: NestFastifyApplication): Promise<void> {
  const admin = await demoCaller(app, 'admin@demo.test');
  for (const pitch of PITCHES) await app.get(PitchesService).create(admin, pitch);
  for (const pricing of PRICINGS) await app.get(PricingsService).create(admin, pricing);
  for (const addon of ADDONS) await app.get(AddonsService).create(admin, addon);
}
