import type { MediaAnswer } from '@five/shared/venue/content.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { formOf } from '../../platform/tables/forms/changed-fields.rules.ts';
import { sendForm } from '../../platform/requests/api.ts';
import { photoQueue } from './photo-queue.ts';
import { captionOf, type Photo } from './photos.rules.ts';

/** State of the upload queue, and its actions. Files are sent as soon as they are selected. */
export function usePhotos() {
  const client = useQueryClient();
  const t = useTypedTranslate();
  const photos = useSyncExternalStore(photoQueue.subscribe, photoQueue.all);
  const [twice, setTwice] = useState<readonly string[]>([]);
  const isBusy = photos.some(({ state }) => state === 'waiting' || state === 'sending');
  useEffect(() => () => photoQueue.forgetSent(), []);
  useEffect(() => {
    if (!isBusy) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isBusy]);
  const run = async () => {
    await photoQueue.run((photo) => send(photo, captionOf(photo.file.name, t('photos.untitled'))));
    await client.invalidateQueries({ queryKey: ['medias'] });
  };
  const add = (files: readonly File[]) => {
    setTwice(photoQueue.add(files));
    void run();
  };
  const retry = (key: string) => {
    photoQueue.retry(key);
    void run();
  };
  return { photos, twice, add, retry };
}

async function send({ key, file }: Photo, caption: string): Promise<NonNullable<Photo['stored']>> {
  const { json } = await sendForm(
    '/api/medias',
    'POST',
    formOf({ kind: 'image', caption: { fr: caption }, file }),
    key,
  );
  // The response has the shape of the API contract, which the API's tests verify.
  const { reference, image } = (json as { data: MediaAnswer }).data;
  return { reference, image };
}
