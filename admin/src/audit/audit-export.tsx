import type { AuditEntryAnswer } from '@five/shared/audit/audit.contract';
import { allRows } from '../platform/all-rows.ts';
import { ExportButton } from '../platform/export-button.tsx';
import { useAdministrationTexts } from '../platform/use-administration-texts.ts';
import type { AuditFilter } from './audit.queries.ts';
import { useChanges } from './use-changes.ts';

/** Exports the filtered audit entries; times are in the venue's zone. */
export function AuditExport({ filter }: { filter: AuditFilter }) {
  const { audit } = useAdministrationTexts();
  const changesOf = useChanges();
  const columns = [
    { head: audit.when, of: ({ wall }: AuditEntryAnswer) => wall.replace('T', ' ') },
    { head: audit.actor, of: ({ actor }: AuditEntryAnswer) => actor?.displayName ?? audit.clock },
    { head: audit.act, of: ({ sentence }: AuditEntryAnswer) => sentence },
    { head: audit.subject, of: ({ subject }: AuditEntryAnswer) => subject },
    { head: audit.reason, of: ({ reason }: AuditEntryAnswer) => reason ?? '' },
    {
      head: audit.details,
      of: (entry: AuditEntryAnswer) =>
        changesOf(entry)
          .map(({ name, steps }) => `${name} : ${steps.join(' → ')}`)
          .join(' · '),
    },
  ];
  return <ExportButton file="audit" columns={columns} read={() => allRows('audit', filter)} />;
}
