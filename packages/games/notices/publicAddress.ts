import { lookup as systemLookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks that are not the public internet (RFC 6890 and its registries): nobody's webhook stands there, but our own insides may. */
const INSIDE = new BlockList();
for (const [net, bits] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
  ] as const),
  ...([
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ] as const),
] as const)
  INSIDE.addSubnet(net, bits, 'ipv4');

/** What is global in IPv6 is 2000::/3, less the parts that lead elsewhere (Teredo, documentation, 6to4). */
const GLOBAL6 = new BlockList();
GLOBAL6.addSubnet('2000::', 3, 'ipv6');
const INSIDE6 = new BlockList();
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  INSIDE6.addSubnet(net, bits, 'ipv6');

/** Is this address one of the public internet? Mapped addresses (`::ffff:10.0.0.1`) and all oddities are not. */
export function isPublic(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !INSIDE.check(address, 'ipv4');
    case 6:
      return GLOBAL6.check(address, 'ipv6') && !INSIDE6.check(address, 'ipv6');
    default:
      return false;
  }
}

class NotPublic extends Error {
  override name = 'NotPublic';
}

/**
 * Resolves a name for one connection and refuses it if any of its addresses is not public. The connection goes to what was checked, so
 * a name that answers otherwise a moment later leads nowhere else.
 */
export const publicLookup =
  (resolve: typeof systemLookup = systemLookup): LookupFunction =>
  (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '', 0);
      const [first] = found;
      if (!first || !found.every(({ address }) => isPublic(address)))
        return done(new NotPublic('this name leads to an address that is not public'), '', 0);
      return options.all ? done(null, found) : done(null, first.address, first.family);
    });
  };

/** Why a webhook can't have this address, or null. Names are looked up when they are called. */
export function unfitUrl(text: string): string | null {
  const url = text.length <= 2000 && URL.canParse(text) ? new URL(text) : null;
  if (!url) return 'that is no address; one looks like https://hooks.example.org/abc';
  if (url.protocol !== 'https:') return 'it begins with https://';
  if (url.username || url.password) return 'it holds a name or password, which it can’t';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !isPublic(host)) return 'it leads to an address that is not public';
  if (!isIP(host) && (!host.includes('.') || /\.(?:localhost|local|internal|home\.arpa|onion|test)\.?$/i.test(host)))
    return 'it leads to a name that is not public';
  return null;
}
