import type { DiscussionAnswer } from '@five/shared/community/community.contract';
import type { ReportAnswer } from '@five/shared/community/moderation.contract';
import { allRows } from '../../platform/all-rows.ts';
import { ExportButton, type Column } from '../../platform/export-button.tsx';
import { useTypedTranslate } from '../../platform/i18n.ts';
import { useContentTexts } from '../../platform/tables/use-content-texts.ts';
import { useDayOf } from '../../platform/use-day-of.ts';

/**
 * Exports all reports with their outcome. The reported text is left out, because the file would
 * still contain it after the post is hidden.
 */
export function ReportsExport() {
  const t = useTypedTranslate();
  const { csv, fields } = useContentTexts();
  const dayOf = useDayOf();
  const columns: Column<ReportAnswer>[] = [
    { head: csv.reference, of: ({ reference }) => reference },
    { head: csv.since, of: ({ createdAt }) => dayOf(createdAt) },
    { head: fields.kind, of: ({ kind }) => t(`moderation.kinds.${kind}`) },
    { head: csv.author, of: ({ author }) => author.fullName },
    { head: csv.reason, of: ({ reason }) => reason },
    { head: fields.status, of: ({ state }) => t(`moderation.states.${state}`) },
    { head: csv.by, of: ({ settledBy }) => settledBy ?? '' },
    { head: fields.note, of: ({ note }) => note ?? '' },
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
  const { csv, fields } = useContentTexts();
  const dayOf = useDayOf();
  const columns: Column<DiscussionAnswer>[] = [
    { head: csv.reference, of: ({ reference }) => reference },
    { head: csv.since, of: ({ createdAt }) => dayOf(createdAt) },
    { head: fields.title, of: ({ title }) => title },
    { head: csv.author, of: ({ author }) => author.displayName },
    { head: csv.replies, of: ({ replyCount }) => String(replyCount) },
    { head: csv.hidden, of: ({ hidden }) => (hidden ? csv.yes : '') },
  ];
  return (
    <ExportButton
      file="discussions"
      columns={columns}
      read={() => allRows('discussions', q === '' ? {} : { q })}
    />
  );
}
