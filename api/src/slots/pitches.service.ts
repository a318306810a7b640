import { Injectable } from '@nestjs/common';
import type { CreatePitchRequest, UpdatePitchRequest } from '@five/shared/slots/slots.requests';
import { auditedTexts, type AuditedValue } from '../platform/audit/changes.ts';
import { applyChanges, ContentService, nextPosition } from '../platform/content/content-service.ts';
import { violatedConstraint } from '../platform/database/errors.ts';
import type { Tx } from '../platform/database/transactions.ts';
import { DomainError, fieldRefused } from '../platform/http/domain-error.ts';
import { plainTexts, searchText } from '../platform/texts/content-language.ts';
import { Pitch } from './pitch.entity.ts';

/** Creates, edits and deactivates pitches; an unused pitch can be deleted. */
@Injectable()
export class PitchesService extends ContentService<Pitch, CreatePitchRequest, UpdatePitchRequest> {
  protected readonly table = {
    entity: Pitch,
    kind: 'pitch',
    version: 'venue',
    key: 'code',
  } as const;

  protected async initial(tx: Tx, { code }: CreatePitchRequest) {
    return { code, active: true, position: await nextPosition(tx, Pitch) };
  }

  protected fill(pitch: Pitch, { name, displayOrder, active }: UpdatePitchRequest): void {
    applyChanges(pitch, { name: plainTexts(name), position: displayOrder, active });
    pitch.search = searchText(pitch.code, pitch.name);
  }

  protected override audited(_tx: Tx, { name, position, active }: Pitch): AuditedValue {
    return { ...auditedTexts('name', name), displayOrder: position, active };
  }

  protected override auditedChange(_pitch: Pitch, changes?: AuditedValue) {
    return changes;
  }

  protected override refusal(error: unknown) {
    const constraint = violatedConstraint(error);
    if (constraint === 'pitches_code') return fieldRefused('PITCH_CODE_TAKEN', 'code');
    return constraint?.endsWith('_pitch') ? new DomainError('PITCH_IN_USE') : undefined;
  }
}
