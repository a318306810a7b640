import states from '@five/shared/locales/fr/states.json' with { type: 'json' };
import { labelsIn } from '@five/shared/locales/labels';
import labels from '@five/shared/locales/labels.json' with { type: 'json' };
import type { ResourceKey } from 'i18next';
import common from './fr/common.json' with { type: 'json' };
import home from './fr/home.json' with { type: 'json' };
import pricings from './fr/pricings.json' with { type: 'json' };

export const texts = { common, home, labels: labelsIn(labels, 'fr'), pricings, states };

/**
 * Loads the texts of a namespace that only some pages need. The namespace `violations` is loaded
 * with the first validation of a form.
 */
export function lateTexts(namespace: string): Promise<{ default: ResourceKey }> {
  if (namespace === 'violations') return import('@five/shared/locales/fr/violations.json');
  return import(`./fr/pages/${namespace}.json`);
}
