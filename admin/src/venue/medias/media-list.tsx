import type { Texts } from '@five/shared/locales/locale';
import { MEDIA_KINDS } from '@five/shared/venue/content.codes';
import type { MediaAnswer } from '@five/shared/venue/content.contract';
import { CodeChoice } from '../../platform/tables/choice-inputs.tsx';
import { TableList } from '../../platform/tables/table-list.tsx';
import { useTextOf, useWords } from '../../platform/tables/use-words.ts';

export function MediaList() {
  const { codes, fields, page } = useWords();
  const textOf = useTextOf();
  return (
    <TableList<MediaAnswer<Texts>>
      table="medias"
      filters={[<CodeChoice key="kind" source="kind" label={fields.kind} codes={MEDIA_KINDS} names={codes} empty={page.any} alwaysOn />]}
      face={({ image, caption, alt, kind }) => ({ picture: image, title: textOf(caption), detail: <>{codes[kind]} · {textOf(alt)}</> })}
      order={{ field: 'position', place: ({ position }) => position }}
    />
  );
}
