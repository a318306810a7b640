import type { texts } from '../locales/fr.ts';
import type legal from '../locales/fr/pages/legal.json';
import type medias from '../locales/fr/pages/medias.json';
import type tournaments from '../locales/fr/pages/tournaments.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    // French is the measure: a test holds the other languages to its keys.
    resources: typeof texts & { legal: typeof legal; medias: typeof medias; tournaments: typeof tournaments; violations: Record<string, string> };
  }
}
