import { Injectable } from '@nestjs/common';
import { eraseOf, exportOf } from '../../platform/personal-data/marked-rows.ts';
import { PersonalData } from '../../users/personal-data.ts';
import { CommunityReport } from './report.entity.ts';
import { Sanction } from './sanction.entity.ts';

/**
 * Registers how moderation records are handled as personal data. An export contains the reports
 * that the user filed, and the user's warnings and suspensions. An erasure deletes the warnings and
 * suspensions; the reports remain.
 */
@Injectable()
export class ModerationPersonalData {
  constructor(personalData: PersonalData) {
    personalData.register('moderation', {
      exports: { reports: exportOf(CommunityReport), sanctions: exportOf(Sanction) },
      erase: [eraseOf(Sanction)],
    });
  }
}
