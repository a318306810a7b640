const LOOPBACK_IPV4 = /^127(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}$/;

/**
 * Whether an address or a host name without a port is loopback: 127.0.0.0/8, ::1 (also as a mapped
 * IPv4 address) or `localhost`.
 */
export function isLoopback(name: string): boolean {
  const bare = name
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/, '');
  return bare === 'localhost' || bare === '::1' || LOOPBACK_IPV4.test(bare);
}
