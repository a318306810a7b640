import { PHOTO_PLACES, placeOfPitch } from '@five/shared/venue/photos/photo-places.rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Refusal } from '../../platform/forms/refusal.tsx';
import { pitchesQuery } from '../../platform/requests/venue.queries.ts';
import { TablePage } from '../../platform/tables/table-page.tsx';
import { may } from '../../platform/tables/tables.ts';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { PageLoading } from '../../ui/page-loading.tsx';
import { PhotoPlace, type Place } from './photo-place.tsx';
import { photosQuery } from './photos.queries.ts';
import css from './photos.module.css';

/** The places of the site that show a photograph of the venue, or a drawing. */
export function PhotoList() {
  const t = useTypedTranslate();
  return (
    <TablePage
      title={t('places.name')}
      back={{ to: '/centre', name: t('page.to_centre') }}
      allowed={may('venue.update')}
    >
      <p className={css['intro']}>{t('places.intro')}</p>
      <Places />
    </TablePage>
  );
}

function Places() {
  const t = useTypedTranslate();
  const places = usePlaces();
  const { data: photos, error, refetch } = useQuery(photosQuery());
  const [opened, setOpened] = useState<string | null>(null);
  if (!photos)
    return error ? (
      <Refusal error={error} onRetry={refetch} />
    ) : (
      <PageLoading label={t('panel.loading')} />
    );
  return (
    <ul className={css['places']}>
      {places.map((place) => (
        <PhotoPlace
          key={place.name}
          place={place}
          photo={photos.find((one) => one.place === place.name) ?? null}
          isOpen={opened === place.name}
          onOpen={(isOpen) => setOpened(isOpen ? place.name : null)}
        />
      ))}
    </ul>
  );
}

/** The named places, and the pitches with their names. */
function usePlaces(): Place[] {
  const t = useTypedTranslate();
  const { data: pitches = [] } = useQuery(pitchesQuery());
  return [
    ...PHOTO_PLACES.map((name) => ({
      name,
      title: t(`places.titles.${name}`),
      where: t(`places.where.${name}`),
    })),
    ...pitches.map(({ code, name }) => ({
      name: placeOfPitch(code),
      title: name,
      where: t('places.where.pitch'),
    })),
  ];
}
