import states from '@five/shared/locales/ar/states.json' with { type: 'json' };
import { labelsIn } from '@five/shared/locales/labels';
import labels from '@five/shared/locales/labels.json' with { type: 'json' };
import type { ResourceKey } from 'i18next';
import common from './ar/common.json' with { type: 'json' };
import home from './ar/home.json' with { type: 'json' };
import pricings from './ar/pricings.json' with { type: 'json' };

export const texts = { common, home, labels: labelsIn(labels, 'ar'), pricings, states };

/**
 * Loads the texts of a namespace that only some pages need. The namespace `violations` is loaded
 * with the first validation of a form.
 */
export function lateTexts(namespace: string): Promise<{ default: ResourceKey }> {
  if (namespace === 'violations') return import('@five/shared/locales/ar/violations.json');
  return import(`./ar/pages/${namespace}.json`);
}
