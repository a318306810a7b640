import { useQuery } from '@tanstack/react-query';
import { useInput } from 'ra-core';
import { useId } from 'react';
import { FieldGroup } from '../../platform/tables/forms/field-group.tsx';
import { Picture } from '../../platform/tables/inputs/picture.tsx';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { galleryQuery } from './photos.queries.ts';
import css from './photos.module.css';

/** Pictures of the gallery, of which one can be shown in the place. */
export function GalleryChoice() {
  const t = useTypedTranslate();
  const name = useId();
  const { data: gallery = [] } = useQuery(galleryQuery());
  const { field, fieldState } = useInput<{ media?: string }>({ source: 'media' });
  const choose = useChoose(field.onChange);
  if (gallery.length === 0) return null;
  return (
    <FieldGroup legend={t('places.gallery')}>
      <div className={css['gallery']}>
        {gallery.map(({ reference, image, caption }) => (
          <label key={reference} title={caption}>
            <input
              type="radio"
              name={name}
              checked={field.value === reference}
              aria-label={caption}
              aria-invalid={fieldState.invalid}
              onChange={() => choose(reference)}
            />
            <Picture image={image} />
          </label>
        ))}
      </div>
      {fieldState.error?.message && <p role="alert">{fieldState.error.message}</p>}
    </FieldGroup>
  );
}

/** Returns a function that chooses a picture in place of a selected file and its focal point. */
function useChoose(change: (reference: string) => void) {
  const { field: file } = useInput<{ file: File | null }>({ source: 'file' });
  const { field: x } = useInput({ source: 'focusX' });
  const { field: y } = useInput({ source: 'focusY' });
  const { field: removal } = useInput({ source: 'removeImage' });
  return (reference: string) => {
    for (const { onChange } of [x, y, removal]) onChange(undefined);
    file.onChange(null);
    change(reference);
  };
}
