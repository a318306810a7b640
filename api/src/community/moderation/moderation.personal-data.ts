import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../users/personal-data.ts';

/**
 * Registers how moderation records are handled as personal data. An export contains the reports
 * that the user filed, and the user's warnings and suspensions. An erasure deletes the warnings and
 * suspensions; the reports remain.
 */
@Injectable()
export class ModerationPersonalData {
  constructor(personalData: PersonalData) {
    personalData.register('reports', (tx, { userId }) => tx.query(REPORTED, [userId]));
    personalData.register('sanctions', (tx, { userId }) => tx.query(SANCTIONS, [userId]));
    personalData.registerErasure(async (tx, { userId }) => {
      await tx.query('delete from community_sanctions where user_id = $1', [userId]);
    });
  }
}

const REPORTED = `select reference, kind, subject, reason, created_at as "createdAt"
  from community_reports
    where reporter_id = $1 order by id`;
const SANCTIONS = `select kind, reason, until, created_at as "createdAt" from community_sanctions
  where user_id = $1
    order by id`;
