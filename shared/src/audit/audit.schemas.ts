import { actor } from '../bookings/bookings.schemas.ts';
import { instant, nullable, object, reference, type Schema, text } from '../platform/schema.ts';
import type { AuditEntryAnswer } from './audit.contract.ts';

const facts: Schema<Record<string, unknown>> = { type: 'object', additionalProperties: true };

export const auditEntry: Schema<AuditEntryAnswer> = object<AuditEntryAnswer>('AuditEntry', {
  id: reference('audit'),
  reference: reference('audit'),
  at: instant(),
  wall: text(),
  actor: nullable(actor),
  act: text(),
  subjectKind: text(),
  subject: text(),
  from: nullable(text()),
  to: nullable(text()),
  reason: nullable(text()),
  changed: nullable(facts),
  sentence: text(),
});
