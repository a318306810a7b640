/** Sources that a page may load, beside its own origin and its own inline scripts. */
export interface PolicySources {
  /** `'sha256-…'` of each inline script. */
  hashes: readonly string[];
  /** Origin of the sockets: browsers disagree whether 'self' includes it. */
  sockets: string;
  /** Hosts of the heat-map script; empty if none is set, and on private pages. */
  analytics: readonly string[];
  secure: boolean;
}

/**
 * The content security policy of a page. Inline styles are allowed, because the component libraries
 * write them; inline scripts are not.
 */
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
  return Object.entries(rules)
    .map(([rule, sources]) => [rule, ...sources].join(' '))
    .join('; ');
}
