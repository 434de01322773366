import ipaddr from 'ipaddr.js';

/** Rate-limit key of an address: the /64 of an IPv6 address, which one household has; an IPv4 address as it is. */
export const addressKey = (ip: string): string => firstParts(ip, 4);

/** Key of the network: the /48 of an IPv6 address, the /24 of an IPv4 address. */
export const networkKey = (ip: string): string => firstParts(ip, 3);

/** The first parts of an address in any notation; of an IPv4-mapped one, those of the IPv4 address. */
function firstParts(ip: string, count: number): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  return address instanceof ipaddr.IPv4
    ? address.octets.slice(0, count).join('.')
    : address.parts.slice(0, count).map(toGroup).join(':');
}

const toGroup = (part: number) => part.toString(16).padStart(4, '0');
