import type { BodyOf } from '@five/shared/contract/call-types';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/requests/api.ts';

export const accessLinkQuery = (reference: string) =>
  queryOptions({
    queryKey: ['users', 'access link', reference],
    queryFn: () => api.get('users/{id}/access_link', { path: { id: reference } }),
  });

/** Creates a link, and returns its token, which is never shown again. */
export const createAccessLink = async (reference: string) =>
  (await api.post('users/{id}/access_link', { path: { id: reference } })).data.token;
export const endAccessLink = (reference: string) =>
  api.delete('users/{id}/access_link', { path: { id: reference } });

/** The account that a link opens, for the holder of the link. */
export const linkAccountQuery = (token: string) =>
  queryOptions({
    queryKey: ['access link', token],
    queryFn: async () => (await api.post('auth/field/access_link', { body: { token } })).data,
    staleTime: Infinity,
  });
export const setFirstPassword = (body: BodyOf<'POST auth/field/access_link/password'>) =>
  api.post('auth/field/access_link/password', { body });
