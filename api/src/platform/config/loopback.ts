import { isIPv4 } from 'node:net';

/**
 * Whether an address or a host name without a port is loopback: 127.0.0.0/8, ::1 (also as a mapped
 * IPv4 address) or `localhost`.
 */
export function isLoopback(name: string): boolean {
  const bare = name
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/, '');
  return bare === 'localhost' || bare === '::1' || (isIPv4(bare) && bare.startsWith('127.'));
}
