import { ApiFailure } from '@five/client/failure';
import { photoShape } from '@five/shared/venue/photos/photo-places.rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { RecordContextProvider, useNotify, useRecordContext } from 'ra-core';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormFooter } from '../../platform/tables/forms/form-footer.tsx';
import {
  changesOf,
  type Fields,
  normalizedFields,
} from '../../platform/tables/forms/changed-fields.rules.ts';
import { RecordForm } from '../../platform/tables/forms/record-form.tsx';
import { errorsByField } from '../../platform/tables/forms/refused-fields.rules.ts';
import { FileInput } from '../../platform/tables/inputs/file-input.tsx';
import type { OwnCrop } from '../../platform/tables/inputs/focus-field.tsx';
import { TextsInput } from '../../platform/tables/inputs/texts-input.tsx';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { GalleryChoice } from './gallery-choice.tsx';
import { galleryQuery, type PlacePhoto, removePhoto, savePhoto } from './photos.queries.ts';

interface PhotoFormProps {
  place: string;
  photo: PlacePhoto | null;
  onSaved: () => void;
}

/** Form of a place: photograph from a file or from the gallery, focal point and caption. */
export function PhotoForm({ place, photo, onSaved }: PhotoFormProps) {
  const t = useTypedTranslate();
  const { save, refused } = useSave(place, photo, onSaved);
  return (
    <RecordForm
      record={{ id: place, image: photo?.image ?? null, caption: photo?.caption ?? null }}
      onSubmit={save}
      foot={<FormFooter refused={refused} />}
    >
      <PictureField place={place} />
      <GalleryChoice />
      <TextsInput
        source="caption"
        label={t('places.caption')}
        help={t('places.caption_help')}
        stacked
        optional
      />
    </RecordForm>
  );
}

/** The photograph with its focal point. A picture that is chosen in the gallery is shown here. */
function PictureField({ place }: { place: string }) {
  const t = useTypedTranslate();
  const record = useRecordContext();
  const media: unknown = useWatch({ name: 'media' });
  const { data: gallery = [] } = useQuery(galleryQuery());
  const chosen = gallery.find(({ reference }) => reference === media);
  return (
    <RecordContextProvider value={{ ...record, image: chosen?.image ?? record?.['image'] ?? null }}>
      <FileInput
        label={t('places.picture')}
        stored="image"
        removable={!chosen}
        crops={cropsOf(place)}
      />
    </RecordContextProvider>
  );
}

/** The crops of a place on phones and on wide screens, or one if they are the same. */
function cropsOf(place: string): OwnCrop[] {
  const { phone, desktop } = photoShape(place);
  const [onPhone, onDesktop] = [phone.join(' / '), desktop.join(' / ')];
  return onPhone === onDesktop
    ? [{ name: 'site', ratio: onPhone }]
    : [
        { name: 'phone', ratio: onPhone },
        { name: 'desktop', ratio: onDesktop },
      ];
}

function useSave(place: string, photo: PlacePhoto | null, onSaved: () => void) {
  const t = useTypedTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const [refused, setRefused] = useState<Error | null>(null);
  const save = async (values: Fields): Promise<unknown> => {
    const { id: _, image: __, removeImage, ...fields } = values;
    const changed = changesOf(normalizedFields(fields), { caption: photo?.caption ?? null });
    const isRemoved = removeImage === true && !(changed['file'] instanceof File);
    try {
      await (isRemoved ? removePhoto(place) : savePhoto(place, changed));
    } catch (error) {
      setRefused(error instanceof Error ? error : new Error(String(error)));
      return error instanceof ApiFailure ? errorsByField(error.failure) : undefined;
    }
    setRefused(null);
    notify(t(isRemoved ? 'places.removed' : 'places.saved'), { type: 'success' });
    await client.invalidateQueries({ queryKey: ['photos'] });
    void client.invalidateQueries({ queryKey: ['setup'] });
    onSaved();
    return undefined;
  };
  return { save, refused };
}
