import type { Texts } from '@five/shared/locales/locale';
import { MEDIA_KINDS } from '@five/shared/venue/content.codes';
import type { MediaAnswer } from '@five/shared/venue/content.contract';
import { CodeChoice } from '../../platform/tables/choice-inputs.tsx';
import { TableList } from '../../platform/tables/table-list.tsx';
import { useTextOf, useWords } from '../../platform/tables/use-words.ts';

export function MediaList() {
  const { codes, csv, fields, page } = useWords();
  const textOf = useTextOf();
  return (
    <TableList<MediaAnswer<Texts>>
      table="medias"
      filters={[<CodeChoice key="kind" source="kind" label={fields.kind} codes={MEDIA_KINDS} names={codes} empty={page.any} alwaysOn />]}
      columns={[
        { head: csv.reference, of: ({ reference }) => reference },
        { head: fields.kind, of: ({ kind }) => codes[kind] },
        { head: fields.caption, of: ({ caption }) => textOf(caption) },
        { head: fields.alt, of: ({ alt }) => textOf(alt) },
        { head: fields.video_url, of: ({ videoUrl }) => videoUrl ?? '' },
      ]}
      face={({ image, caption, alt, kind }) => ({ picture: image, title: textOf(caption), detail: <>{codes[kind]} · {textOf(alt)}</> })}
      order={{ field: 'position', place: ({ position }) => position }}
    />
  );
}
