import { GROUNDS } from '@five/shared/venue/brand/action-color.rules';
import type { ShownLogo } from '@five/shared/venue/brand/logo.contract';
import { IconPhotoUp, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useId } from 'react';
import { readFileInput } from '../../platform/forms/read-file-input.ts';
import { Refusal } from '../../platform/forms/refusal.tsx';
import { api, sendForm } from '../../platform/requests/api.ts';
import { venueQuery } from '../../platform/requests/venue.queries.ts';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import fileLabel from '../../ui/file-label.module.css';
import { setupQuery } from '../setup/setup.queries.ts';
import css from './logo-field.module.css';

const TYPES = '.png,.jpg,.jpeg,.webp,.svg,image/png,image/jpeg,image/webp,image/svg+xml';
/** Pages show a logo at a third of the size of its picture. */
const SHOWN = 3;

/** The venue's own logo on dark and light grounds. It is stored as soon as its file is chosen. */
export function LogoField() {
  const t = useTypedTranslate();
  const { data: venue } = useQuery(venueQuery());
  const logo = venue?.logo ?? null;
  const field = useId();
  const { send, remove, error, isPending } = useLogo();
  return (
    <div className={css['logo']} role="group" aria-labelledby={field}>
      <h4 id={field}>{t('brand.logo')}</h4>
      <p className={css['help']}>{t('brand.logo_help')}</p>
      {logo && (
        <div className={css['grounds']}>
          <OnGround shown={logo.onDark} ground={GROUNDS.night} name={t('brand.logo_on_dark')} />
          <OnGround shown={logo.onLight} ground="#ffffff" name={t('brand.logo_on_light')} />
        </div>
      )}
      <div className={css['acts']}>
        <label className={fileLabel['label']}>
          <IconPhotoUp aria-hidden size={20} />
          {logo ? t('brand.logo_replace') : t('brand.logo_choose')}
          <input
            type="file"
            accept={TYPES}
            onChange={({ target }) => readFileInput(target, send)}
          />
        </label>
        {logo && (
          <ActionButton
            startIcon={<IconTrash aria-hidden size={20} />}
            busy={isPending}
            onClick={remove}
          >
            {t('brand.logo_remove')}
          </ActionButton>
        )}
        {isPending && <p role="status">{t('brand.logo_sending')}</p>}
      </div>
      <Refusal error={error} />
    </div>
  );
}

function useLogo() {
  const t = useTypedTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const { mutate, error, isPending } = useMutation({
    mutationFn: async (file: File | null) => {
      await (file ? sendLogo(file) : removeLogo());
    },
    onSuccess: async (_, file) => {
      notify(t(file ? 'brand.logo_saved' : 'brand.logo_removed'), { type: 'success' });
      // The settings of the form stay as they are, with what is typed.
      await client.invalidateQueries({ queryKey: venueQuery().queryKey, exact: true });
      await client.invalidateQueries({ queryKey: setupQuery().queryKey });
    },
  });
  return {
    send: (file: File) => void (isPending || mutate(file)),
    remove: () => mutate(null),
    error,
    isPending,
  };
}

function OnGround({ shown, ground, name }: { shown: ShownLogo; ground: string; name: string }) {
  return (
    <figure style={{ background: ground }}>
      <img src={shown.url} alt={name} width={shown.width / SHOWN} height={shown.height / SHOWN} />
    </figure>
  );
}

function sendLogo(file: File) {
  const form = new FormData();
  form.append('file', file);
  return sendForm('/api/venue/logo', 'PUT', form);
}

const removeLogo = () => api.delete('venue/logo');
