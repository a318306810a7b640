import type { BodyOf } from '@five/shared/contract/call-types';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/requests/api.ts';

export const secondFactorQuery = () =>
  queryOptions({
    queryKey: ['second factor'],
    queryFn: () => api.get('auth/field/second_factor'),
  });
export const signInRulesQuery = () =>
  queryOptions({ queryKey: ['sign-in rules'], queryFn: () => api.get('sign_in_rules') });

/** Returns a new key for an app. */
export const startSecondFactor = async (body: BodyOf<'POST auth/field/second_factor'>) =>
  (await api.post('auth/field/second_factor', { body })).data;
/** Turns the second factor on, and returns the recovery codes. */
export const confirmSecondFactor = async (code: string) =>
  (await api.post('auth/field/second_factor/confirmation', { body: { code } })).data.recoveryCodes;
/** Replaces the recovery codes, and returns the new ones. */
export const renewRecoveryCodes = async (
  body: BodyOf<'POST auth/field/second_factor/recovery_codes'>,
) => (await api.post('auth/field/second_factor/recovery_codes', { body })).data.recoveryCodes;
export const removeSecondFactor = (body: BodyOf<'DELETE auth/field/second_factor'>) =>
  api.delete('auth/field/second_factor', { body });
export const resetSecondFactor = (reference: string) =>
  api.delete('users/{id}/second_factor', { path: { id: reference } });
export const saveSignInRules = (secondFactorRequired: boolean) =>
  api.put('sign_in_rules', { body: { secondFactorRequired } });
