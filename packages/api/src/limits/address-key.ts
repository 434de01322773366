/** Rate-limit key of an address: the /64 of an IPv6 address, which one household has; an IPv4 address as it is. */
export function addressKey(ip: string): string {
  return ip.includes(':') ? prefixOf(ip.toLowerCase(), 4) : ip;
}

/** Key of the network: the /48 of an IPv6 address, the /24 of an IPv4 address. */
export function networkKey(ip: string): string {
  if (ip.includes(':') && !isMapped(ip)) return prefixOf(ip.toLowerCase(), 3);
  return addressKey(ip).split('.').slice(0, 3).join('.');
}

const isMapped = (ip: string) => /^::ffff:.*\./i.test(ip);

/** The first groups of an IPv6 address in any notation; of an IPv4-mapped one, the IPv4 address. */
function prefixOf(ip: string, groups: number): string {
  if (isMapped(ip)) return ip.slice(7);
  const [head = '', tail = ''] = ip.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right]
    .slice(0, groups)
    .map((part) => part.padStart(4, '0'))
    .join(':');
}
