import { Injectable } from '@nestjs/common';
import { eraseOf, exportOf } from '../platform/personal-data/marked-rows.ts';
import { PersonalData } from '../users/personal-data.ts';
import { BookingDraft } from './draft.entity.ts';

/** Registers the export and the erasure of drafts, which are stored for a day. */
@Injectable()
export class DraftsPersonalData {
  constructor(personalData: PersonalData) {
    personalData.register('drafts', {
      exports: { drafts: exportOf(BookingDraft) },
      erase: [eraseOf(BookingDraft)],
    });
  }
}
