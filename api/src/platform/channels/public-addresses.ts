import { lookup } from 'node:dns';
import { BlockList, isIP, isIPv4, type LookupFunction } from 'node:net';

/** Networks that no provider on the internet has (RFC 6890). */
const INNER = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  INNER.addSubnet(network, bits);
/** Networks inside `2000::/3` that are no hosts of their own: Teredo, documentation, 6to4. */
for (const [network, bits] of [
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  INNER.addSubnet(network, bits, 'ipv6');

/** The part of IPv6 with addresses of the internet. Mapped IPv4 addresses are outside of it. */
const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address belongs to the internet, and not to a private or local network. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !INNER.check(address);
  return isIP(address) === 6 && GLOBAL.check(address, 'ipv6') && !INNER.check(address, 'ipv6');
}

/**
 * Resolves a host name to its public addresses. It runs when the connection opens, so a name that
 * changes its address after a check cannot lead inside.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const addresses = error ? [] : found.filter(({ address }) => isPublicAddress(address));
    const [first] = addresses;
    if (!first) callback(error ?? new Error(`${hostname} has no public address`), '');
    else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
