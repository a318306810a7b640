/**
 * Sources that the content security policy of a page allows in addition to the page's own origin.
 */
export interface PolicySources {
  /** Hash of each inline script, as `'sha256-…'`. */
  hashes: readonly string[];
  /**
   * Origin of the sockets. It is listed explicitly, because browsers disagree whether 'self'
   * includes it.
   */
  sockets: string;
  /** Hosts of the heat-map script; empty on private pages, and if no script is set. */
  analytics: readonly string[];
  secure: boolean;
  /** Source of what no other rule names, such as fonts and frames; default: the own origin. */
  others?: "'none'";
}

/** Returns the sources of a page that loads nothing from other origins. */
export const ownSources = (publicOrigin: string): Omit<PolicySources, 'hashes'> => ({
  secure: publicOrigin.startsWith('https:'),
  sockets: publicOrigin.replace(/^http/, 'ws'),
  analytics: [],
});

/** Returns the policy of a page that the back-office shows in a frame. */
export const framedByOwnPages = (policy: string): string =>
  policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");

/**
 * Returns the content security policy of a page. Inline styles are allowed, because the component
 * libraries write them. Only the page's own inline scripts are allowed, by their hashes.
 */
export function pagePolicy({ hashes, sockets, analytics, secure, others }: PolicySources): string {
  const rules: Record<string, readonly string[]> = {
    'default-src': [others ?? "'self'"],
    'worker-src': ["'self'"],
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
