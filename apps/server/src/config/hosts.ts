import ipaddr from 'ipaddr.js';

/** Without the brackets of IPv6, and the dot that may end a name. */
export const hostOf = (url: string) => new URL(url).hostname.replace(/^\[|\]$|\.$/g, '');

/** Undefined for a name. Of an address that carries an IPv4 address at its end (NAT64, ::192.0.2.1), that one. */
function addressOf(host: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  if (!ipaddr.isValid(host)) return undefined;
  const found = ipaddr.process(host);
  const carriesIpv4 =
    found instanceof ipaddr.IPv6 &&
    (found.range() === 'rfc6052' || found.parts.slice(0, 6).every((part) => part === 0));
  return carriesIpv4 ? ipaddr.fromByteArray(found.toByteArray().slice(12)) : found;
}

/** The metadata service of a cloud has a link-local address, or this one by IPv6. */
export const isMetadataHost = (host: string) =>
  addressOf(host)?.range() === 'linkLocal' ||
  host === 'fd00:ec2::254' ||
  /^metadata(?:\.google\.internal)?$/i.test(host);

/** Any but a unicast address, and a name without a dot or in a zone that is not delegated on the internet. */
export function isPrivateHost(host: string): boolean {
  const found = addressOf(host);
  if (found) return found.range() !== 'unicast';
  return !host.includes('.') || /\.(?:local|localhost|internal|lan|home\.arpa)$/i.test(host);
}

/** Whether only this machine reaches what listens there. */
export const isLoopback = (host: string) =>
  host.toLowerCase() === 'localhost' || (ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback');
