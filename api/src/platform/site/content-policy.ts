/** What a page may load, beside its own origin and its own inline scripts. */
export interface PolicySources {
  /** `'sha256-…'` of each inline script. */
  hashes: readonly string[];
  /** Where live events come from: browsers do not agree that 'self' includes it. */
  sockets: string;
  /** Hosts of the heat-map script and of what it sends; none where it is not set, and on private pages. */
  analytics: readonly string[];
  secure: boolean;
}

/** The content policy of a page. Styles may be inline, since the component libraries write them; scripts never. */
export function pagePolicy({ hashes, sockets, analytics, secure }: PolicySources): string {
  const rules: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes, ...analytics],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...analytics],
    'connect-src': ["'self'", sockets, ...analytics],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return Object.entries(rules).map(([rule, sources]) => [rule, ...sources].join(' ')).join('; ');
}
