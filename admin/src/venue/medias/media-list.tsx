import { LOCALES, type Texts } from '@five/shared/locales/locale';
import { MEDIA_KINDS } from '@five/shared/venue/content.codes';
import type { MediaAnswer } from '@five/shared/venue/content.contract';
import { IconEyeOff, IconLanguage } from '@tabler/icons-react';
import { CodeChoice, FlagChoice } from '../../platform/tables/choice-inputs.tsx';
import { TableList } from '../../platform/tables/table-list.tsx';
import { mayDo } from '../../platform/tables/tables.ts';
import {
  interpolate,
  useTextOf,
  useContentTexts,
} from '../../platform/tables/use-content-texts.ts';
import { useListed } from '../../platform/use-listed.ts';
import { Tag } from '../../ui/tag.tsx';
import { DropPhotos } from './drop-photos.tsx';

export function MediaList() {
  const { codes, csv, fields, page, photos } = useContentTexts();
  const textOf = useTextOf();
  return (
    <TableList<MediaAnswer<Texts>>
      table="medias"
      above={mayDo('medias', 'create') && <DropPhotos />}
      filters={[
        <CodeChoice
          key="kind"
          source="kind"
          label={fields.kind}
          codes={MEDIA_KINDS}
          names={codes}
          empty={page.any}
          alwaysOn
        />,
        <FlagChoice
          key="described"
          source="described"
          label={photos.alt}
          yes={photos.complete}
          no={photos.incomplete}
          alwaysOn
        />,
      ]}
      columns={[
        { head: csv.reference, of: ({ reference }) => reference },
        { head: fields.kind, of: ({ kind }) => codes[kind] },
        { head: fields.caption, of: ({ caption }) => textOf(caption) },
        { head: fields.alt, of: ({ alt }) => textOf(alt) },
        { head: fields.video_url, of: ({ videoUrl }) => videoUrl ?? '' },
      ]}
      rowTemplate={({ image, caption, alt, kind }) => ({
        picture: image,
        title: textOf(caption),
        detail: (
          <>
            {codes[kind]}
            {alt.fr !== '' && <> · {textOf(alt)}</>}
          </>
        ),
        state: <MissingTexts alt={alt} />,
      })}
      order={{ field: 'position', place: ({ position }) => position }}
    />
  );
}

/**
 * Tag for a photo without a French alternative text, or without translations of the alternative
 * text.
 */
function MissingTexts({ alt }: { alt: Texts }) {
  const { photos, texts } = useContentTexts();
  const listed = useListed();
  if (alt.fr === '')
    return (
      <Tag tone="due" icon={IconEyeOff}>
        {photos.hidden}
      </Tag>
    );
  const missing = LOCALES.filter((locale) => !alt[locale]);
  return (
    missing.length > 0 && (
      <Tag tone="waiting" icon={IconLanguage}>
        {interpolate(photos.untranslated, {
          languages: listed(missing.map((locale) => texts[locale])),
        })}
      </Tag>
    )
  );
}
