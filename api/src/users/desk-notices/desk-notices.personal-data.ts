import { Injectable } from '@nestjs/common';
import { eraseOf } from '../../platform/personal-data/marked-rows.ts';
import { PersonalData } from '../personal-data.ts';
import { DeskNotice } from './desk-notice.entity.ts';

/** Erases the messages to a customer that the desk passes on, and moves them in a merge. */
@Injectable()
export class DeskNoticesPersonalData {
  constructor(personalData: PersonalData) {
    personalData.register('deskNotices', {
      erase: [eraseOf(DeskNotice)],
      merge: async (tx, { from, to }) => {
        await tx.update(DeskNotice, { customerId: from.id }, { customerId: to.id });
      },
    });
  }
}
