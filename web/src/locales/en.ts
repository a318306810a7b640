import states from '@five/shared/locales/en/states.json' with { type: 'json' };
import type { ResourceKey } from 'i18next';
import common from './en/common.json' with { type: 'json' };
import home from './en/home.json' with { type: 'json' };
import pricings from './en/pricings.json' with { type: 'json' };

export const texts = { common, home, pricings, states };

/**
 * Texts that only some pages need are loaded with these pages; `violations` is loaded with the
 * first check of a form.
 */
export function lateTexts(namespace: string): Promise<{ default: ResourceKey }> {
  if (namespace === 'violations') return import('@five/shared/locales/en/violations.json');
  return import(`./en/pages/${namespace}.json`);
}
