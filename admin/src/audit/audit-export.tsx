import type { AuditEntryAnswer } from '@five/shared/audit/audit.contract';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { allRows } from '../platform/requests/all-rows.ts';
import { ExportButton } from '../platform/lists/export-button.tsx';
import type { AuditFilter } from './audit.queries.ts';
import { useChanges } from './use-changes.ts';

/** Exports the filtered audit entries; times are in the venue's zone. */
export function AuditExport({ filter }: { filter: AuditFilter }) {
  const t = useTypedTranslate();
  const changesOf = useChanges();
  const columns = [
    { head: t('audit.when'), of: ({ wall }: AuditEntryAnswer) => wall.replace('T', ' ') },
    {
      head: t('audit.actor'),
      of: ({ actor }: AuditEntryAnswer) => actor?.displayName ?? t('audit.clock'),
    },
    { head: t('audit.act'), of: ({ sentence }: AuditEntryAnswer) => sentence },
    { head: t('audit.subject'), of: ({ subject }: AuditEntryAnswer) => subject },
    { head: t('audit.reason'), of: ({ reason }: AuditEntryAnswer) => reason ?? '' },
    {
      head: t('audit.details'),
      of: (entry: AuditEntryAnswer) =>
        changesOf(entry)
          .map(({ name, steps }) => t('app.labelled', { label: name, name: steps.join(' → ') }))
          .join(' · '),
    },
  ];
  return <ExportButton file="audit" columns={columns} read={() => allRows('audit', filter)} />;
}
