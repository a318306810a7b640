import { Button } from '@mui/material';
import { IconPhoto, IconSketching } from '@tabler/icons-react';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { Picture } from '../../platform/tables/inputs/picture.tsx';
import { useFocusRestore } from '../../ui/focus.ts';
import { Tag } from '../../ui/tag.tsx';
import { PhotoForm } from './photo-form.tsx';
import type { PlacePhoto } from './photos.queries.ts';
import css from './photos.module.css';

export interface Place {
  name: string;
  title: string;
  /** Where the site shows it. */
  where: string;
}

interface PhotoPlaceProps {
  place: Place;
  photo: PlacePhoto | null;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/**
 * A place with its picture and state. Its form opens below. After a save the focus returns to the
 * button of the place, so that the place stays in view.
 */
export function PhotoPlace({ place, photo, isOpen, onOpen }: PhotoPlaceProps) {
  const t = useTypedTranslate();
  const row = useFocusRestore<HTMLLIElement>('button');
  const label = isOpen ? t('places.close') : photo ? t('places.change') : t('places.choose');
  return (
    <li ref={row}>
      <Picture image={photo?.image ?? null} />
      <div className={css['text']}>
        <b>{place.title}</b>
        <small>{place.where}</small>
      </div>
      <Tag tone={photo ? 'paid' : 'plain'} icon={photo ? IconPhoto : IconSketching}>
        {photo ? t('places.photo') : t('places.drawing')}
      </Tag>
      <Button
        variant={photo || isOpen ? 'text' : 'outlined'}
        aria-expanded={isOpen}
        aria-label={t('app.labelled', { label, name: place.title })}
        onClick={() => onOpen(!isOpen)}
      >
        {label}
      </Button>
      {isOpen && (
        <div className={css['form']}>
          <PhotoForm place={place.name} photo={photo} onSaved={() => onOpen(false)} />
        </div>
      )}
    </li>
  );
}
