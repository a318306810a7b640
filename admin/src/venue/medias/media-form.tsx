import type { Texts } from '@five/shared/locales/locale';
import { MEDIA_KINDS } from '@five/shared/venue/content.codes';
import type { MediaAnswer } from '@five/shared/venue/content.contract';
import { useRecordContext } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { useTypedTranslate, useTextOf } from '../../platform/texts/i18n.ts';
import { CodeChoice } from '../../platform/tables/inputs/choice-inputs.tsx';
import { FileInput } from '../../platform/tables/inputs/file-input.tsx';
import { CodeInput } from '../../platform/tables/inputs/simple-inputs.tsx';
import { TableCreate, TableEdit } from '../../platform/tables/forms/table-form.tsx';
import { TextsInput } from '../../platform/tables/inputs/texts-input.tsx';

export function MediaCreate() {
  const t = useTypedTranslate();
  return (
    <TableCreate table="medias">
      <CodeChoice
        source="kind"
        label={t('fields.kind')}
        codes={MEDIA_KINDS}
        names={(code) => t(`codes.${code}`)}
      />
      <MediaFields />
    </TableCreate>
  );
}

export function MediaEdit() {
  const textOf = useTextOf();
  return (
    <TableEdit<MediaAnswer<Texts>> table="medias" title={({ caption }) => textOf(caption)}>
      <MediaFields />
    </TableEdit>
  );
}

/**
 * Fields of a photo or video. A photo requires its picture; a video requires its URL, and its still
 * picture is optional. Texts are optional for photos of a bulk upload.
 */
function MediaFields() {
  const t = useTypedTranslate();
  const record = useRecordContext<Partial<MediaAnswer<Texts>>>();
  const isUnsaid = record?.alt?.fr === '';
  const kind: unknown = useWatch({ name: 'kind' });
  return (
    <>
      <FileInput
        label={t('fields.picture')}
        stored="image"
        removable={kind === 'video'}
        crops={['wide', 'square']}
      />
      {kind === 'video' && <CodeInput source="videoUrl" label={t('fields.video_url')} />}
      <TextsInput source="caption" label={t('fields.caption')} stacked />
      <TextsInput
        source="alt"
        label={t('fields.alt')}
        stacked
        optional={isUnsaid}
        {...(isUnsaid && { help: t('photos.hidden_help') })}
      />
    </>
  );
}
