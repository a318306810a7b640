import { api, sendForm } from '../../platform/requests/api.ts';

export function sendLogo(file: File) {
  const form = new FormData();
  form.append('file', file);
  return sendForm('/api/venue/logo', 'PUT', form);
}

export const removeLogo = () => api.delete('venue/logo');
