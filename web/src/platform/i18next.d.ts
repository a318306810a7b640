import type { texts } from '../locales/fr.ts';
import type legal from '../locales/fr/legal.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    // French is the measure: a test holds the other languages to its keys.
    resources: typeof texts & { legal: typeof legal; violations: Record<string, string> };
  }
}
