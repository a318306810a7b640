import states from '@five/shared/locales/en/states.json' with { type: 'json' };
import { labelsIn } from '@five/shared/locales/labels';
import labels from '@five/shared/locales/labels.json' with { type: 'json' };
import type { ResourceKey } from 'i18next';
import common from './en/common.json' with { type: 'json' };
import home from './en/home.json' with { type: 'json' };
import pricings from './en/pricings.json' with { type: 'json' };

export const texts = { common, home, labels: labelsIn(labels, 'en'), pricings, states };

/**
 * Loads the texts of a namespace that only some pages need. The namespace `violations` is loaded
 * with the first validation of a form.
 */
export function lateTexts(namespace: string): Promise<{ default: ResourceKey }> {
  if (namespace === 'violations') return import('@five/shared/locales/en/violations.json');
  return import(`./en/pages/${namespace}.json`);
}
