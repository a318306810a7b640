import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AddonsService } from '../pricings/addons.table.ts';
import { PricingsService } from '../pricings/pricings.service.ts';
import { PitchesService } from '../slots/pitches.service.ts';
import { demoCaller } from './callers.ts';
import { ADDONS, PITCHES, PRICINGS } from './catalogue-list.ts';

/** Loads three pitches, their prices and add-ons. */
export async function loadCatalogue(app: NestFastifyApplication): Promise<void> {
  const admin = await demoCaller(app, 'admin@demo.test');
  for (const pitch of PITCHES) await app.get(PitchesService).create(admin, pitch);
  for (const pricing of PRICINGS) await app.get(PricingsService).create(admin, pricing);
  for (const addon of ADDONS) await app.get(AddonsService).create(admin, addon);
}
