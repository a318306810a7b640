/** What a page may load, beside its own origin and its own inline scripts. */
export interface PolicySources {
  /** `'sha256-…'` of each inline script. */
  hashes: readonly string[];
  /** Where live events come from: browsers do not agree that 'self' includes it. */
  sockets: string;
  /** Origin of the heat-map script, only where one is set. */
  analytics: string | null;
  secure: boolean;
}

/** The content policy of a page. Styles may be inline, since the component libraries write them; scripts never. */
export function pagePolicy({ hashes, sockets, analytics, secure }: PolicySources): string {
  const extra = analytics ? [analytics] : [];
  const rules: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes, ...extra],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...extra],
    'connect-src': ["'self'", sockets, ...extra],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return Object.entries(rules).map(([rule, sources]) => [rule, ...sources].join(' ')).join('; ');
}
