import { Injectable } from '@nestjs/common';
import type { Locale } from '@five/shared/locales/locale';
import { DataSource } from 'typeorm';
import { Wording } from '../wording/wording.ts';

export interface TrailRow {
  at: Date;
  actor: string | null;
  act: string;
  from: string | null;
  to: string | null;
  reason: string | null;
}

/** What the audit says of one subject, the first line first. */
@Injectable()
export class AuditTrail {
  constructor(private readonly source: DataSource, private readonly wording: Wording) {}

  of(subjectKind: string, subject: string): Promise<TrailRow[]> {
    return this.source.query<TrailRow[]>(
      'select at, actor, act, from_state as "from", to_state as "to", reason from audit where subject_kind = $1 and subject = $2 order by id', [subjectKind, subject],
    );
  }

  /** The act as a sentence. */
  sentence(act: string, locale: Locale): string {
    return this.wording.say(locale, 'audit', act);
  }
}
