import type { RequestClass } from '@five/shared/platform/nested';
import { useEffect } from 'react';
import { set, type FieldErrors, type Resolver } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { scheduleIdle } from '../page/idle-queue.ts';

/**
 * Resolver of react-hook-form over the validation that `shared` has for the API. The class and the
 * validation are loaded when the browser is idle, or with the first submit.
 */
export function useRequestResolver(
  request: () => Promise<RequestClass>,
  bodyOf: (values: object) => object,
): Resolver {
  const { t } = useTranslation('violations', { useSuspense: false });
  usePreload(request);
  return async (values) => {
    const body = bodyOf(values);
    const { type, checkRequest, violationTextKeys } = await load(request);
    const { violations } = checkRequest(type, body);
    if (violations.length === 0) return { values: body, errors: {} };
    const errors: FieldErrors = {};
    for (const { field, key, parameters } of violations) {
      const keys = violationTextKeys({ field, key });
      set(errors, field, { type: key, message: t(keys, { ...parameters, ns: 'violations' }) });
    }
    return { values: {}, errors };
  };
}

/** Loads the request class and the validation code before the first submit. */
function usePreload(request: () => Promise<RequestClass>): void {
  useEffect(() => {
    // The task is removed from the queue as soon as the loading has started, so that later tasks do
    // not wait for the network.
    const ended = scheduleIdle(() => {
      void load(request).catch(() => undefined);
      ended();
    });
    return ended;
  }, [request]);
}

async function load(request: () => Promise<RequestClass>) {
  const [type, { checkRequest }, { violationTextKeys }] = await Promise.all([
    request(),
    import('@five/shared/platform/check-request'),
    import('@five/shared/platform/checks/violations'),
  ]);
  return { type, checkRequest, violationTextKeys };
}
