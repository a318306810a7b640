import type { DiscussionAnswer } from '@five/shared/community/community.contract';
import type { ReportAnswer } from '@five/shared/community/moderation.contract';
import { allRows } from '../../platform/requests/all-rows.ts';
import { ExportButton, type Column } from '../../platform/lists/export-button.tsx';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { useDayOf } from '../../platform/texts/use-format.ts';

/**
 * Exports all reports with their outcome. The reported text is left out, because the file would
 * still contain it after the post is hidden.
 */
export function ReportsExport() {
  const t = useTypedTranslate();
  const dayOf = useDayOf();
  const columns: Column<ReportAnswer>[] = [
    { head: t('labels.record.reference'), of: ({ reference }) => reference },
    { head: t('csv.since'), of: ({ createdAt }) => dayOf(createdAt) },
    { head: t('fields.kind'), of: ({ kind }) => t(`moderation.kinds.${kind}`) },
    { head: t('csv.author'), of: ({ author }) => author.fullName },
    { head: t('csv.reason'), of: ({ reason }) => reason },
    { head: t('fields.status'), of: ({ state }) => t(`moderation.states.${state}`) },
    { head: t('csv.by'), of: ({ settledBy }) => settledBy ?? '' },
    { head: t('fields.note'), of: ({ note }) => note ?? '' },
  ];
  return (
    <ExportButton
      file="community_reports"
      columns={columns}
      read={() => allRows('community_reports', {})}
    />
  );
}

/** Exports the discussions of the current search. */
export function ThreadsExport({ q }: { q: string }) {
  const t = useTypedTranslate();
  const dayOf = useDayOf();
  const columns: Column<DiscussionAnswer>[] = [
    { head: t('labels.record.reference'), of: ({ reference }) => reference },
    { head: t('csv.since'), of: ({ createdAt }) => dayOf(createdAt) },
    { head: t('fields.title'), of: ({ title }) => title },
    { head: t('csv.author'), of: ({ author }) => author.displayName },
    { head: t('csv.replies'), of: ({ replyCount }) => String(replyCount) },
    { head: t('csv.hidden'), of: ({ hidden }) => (hidden ? t('csv.yes') : '') },
  ];
  return (
    <ExportButton
      file="discussions"
      columns={columns}
      read={() => allRows('discussions', q === '' ? {} : { q })}
    />
  );
}
