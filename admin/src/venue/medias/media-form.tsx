import type { Texts } from '@five/shared/locales/locale';
import { MEDIA_KINDS } from '@five/shared/venue/content.codes';
import type { MediaAnswer } from '@five/shared/venue/content.contract';
import { useRecordContext } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { CodeChoice } from '../../platform/tables/choice-inputs.tsx';
import { FileInput } from '../../platform/tables/file-input.tsx';
import { CodeInput } from '../../platform/tables/simple-inputs.tsx';
import { TableCreate, TableEdit } from '../../platform/tables/table-form.tsx';
import { TextsInput } from '../../platform/tables/texts-input.tsx';
import { useTextOf, useContentTexts } from '../../platform/tables/use-content-texts.ts';

export function MediaCreate() {
  const { codes, fields } = useContentTexts();
  return (
    <TableCreate table="medias">
      <CodeChoice source="kind" label={fields.kind} codes={MEDIA_KINDS} names={codes} />
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
  const { fields, photos } = useContentTexts();
  const record = useRecordContext<Partial<MediaAnswer<Texts>>>();
  const isUnsaid = record?.alt?.fr === '';
  const kind: unknown = useWatch({ name: 'kind' });
  return (
    <>
      <FileInput
        label={fields.picture}
        stored="image"
        removable={kind === 'video'}
        crops={['wide', 'square']}
      />
      {kind === 'video' && <CodeInput source="videoUrl" label={fields.video_url} />}
      <TextsInput source="caption" label={fields.caption} stacked />
      <TextsInput
        source="alt"
        label={fields.alt}
        stacked
        optional={isUnsaid}
        {...(isUnsaid && { help: photos.hidden_help })}
      />
    </>
  );
}
