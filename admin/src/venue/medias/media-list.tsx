import { LOCALES, type Texts } from '@five/shared/locales/locale';
import { MEDIA_KINDS } from '@five/shared/venue/content.codes';
import type { MediaAnswer } from '@five/shared/venue/content.contract';
import { IconEyeOff, IconLanguage } from '@tabler/icons-react';
import { useTypedTranslate, useTextOf } from '../../platform/texts/i18n.ts';
import { CodeChoice, FlagChoice } from '../../platform/tables/inputs/choice-inputs.tsx';
import { TableList } from '../../platform/tables/lists/table-list.tsx';
import { mayDo } from '../../platform/tables/tables.ts';
import { useListed } from '../../platform/texts/use-listed.ts';
import { Tag } from '../../ui/tag.tsx';
import { DropPhotos } from './drop-photos.tsx';

export function MediaList() {
  const t = useTypedTranslate();
  const textOf = useTextOf();
  return (
    <TableList<MediaAnswer<Texts>>
      table="medias"
      above={mayDo('medias', 'create') && <DropPhotos />}
      filters={[
        <CodeChoice
          key="kind"
          source="kind"
          label={t('fields.kind')}
          codes={MEDIA_KINDS}
          names={(code) => t(`codes.${code}`)}
          empty={t('page.any')}
          alwaysOn
        />,
        <FlagChoice
          key="described"
          source="described"
          label={t('photos.alt')}
          yes={t('photos.complete')}
          no={t('photos.incomplete')}
          alwaysOn
        />,
      ]}
      columns={[
        { head: t('labels.record.reference'), of: ({ reference }) => reference },
        { head: t('fields.kind'), of: ({ kind }) => t(`codes.${kind}`) },
        { head: t('fields.caption'), of: ({ caption }) => textOf(caption) },
        { head: t('fields.alt'), of: ({ alt }) => textOf(alt) },
        { head: t('fields.video_url'), of: ({ videoUrl }) => videoUrl ?? '' },
      ]}
      rowTemplate={({ image, caption, alt, kind }) => ({
        picture: image,
        title: textOf(caption),
        detail: (
          <>
            {t(`codes.${kind}`)}
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
  const t = useTypedTranslate();
  const listed = useListed();
  if (alt.fr === '')
    return (
      <Tag tone="due" icon={IconEyeOff}>
        {t('photos.hidden')}
      </Tag>
    );
  const missing = LOCALES.filter((locale) => !alt[locale]);
  return (
    missing.length > 0 && (
      <Tag tone="waiting" icon={IconLanguage}>
        {t('photos.untranslated', {
          languages: listed(missing.map((locale) => t(`texts.${locale}`))),
        })}
      </Tag>
    )
  );
}
