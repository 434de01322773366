export type LinkRules = { publicOrigin: string; blockedLinkDomains: readonly string[] };

export const shortUrlOf = ({ publicOrigin }: { publicOrigin: string }, code: string): string =>
  `${publicOrigin}/s/${code}`;

/** The normalized URL, or a sentence why it gets no short link. */
export type Shortenable = { url: string } | { error: string };

const MAX_BYTES = 2_048;
/** Names that never leave a local network. */
const LOCAL_SUFFIXES = [
  'localhost',
  'local',
  'localdomain',
  'internal',
  'intranet',
  'private',
  'lan',
  'home',
  'corp',
  'home.arpa',
];

/** Whether a URL may get a short link. No DNS lookup: the server never contacts the target. */
export function shortenable(value: string, rules: LinkRules): Shortenable {
  if (!URL.canParse(value)) return { error: 'Enter a valid web address' };
  const url = new URL(value);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    return { error: 'Only addresses starting with http:// or https:// can be shortened' };
  }
  if (url.username !== '' || url.password !== '') {
    return { error: "Links that contain a username or password can't be shortened" };
  }
  const host = url.hostname.replace(/\.+$/, '');
  url.hostname = host;
  if (host === new URL(rules.publicOrigin).hostname) {
    return { error: "Links to this site don't need to be shortened" };
  }
  if (isAddress(host) || isLocal(host))
    return { error: 'Addresses inside a private network cannot be shortened' };
  if (isWithin(host, rules.blockedLinkDomains))
    return { error: 'Addresses of this site cannot be shortened here' };
  if (url.href.length > MAX_BYTES) return { error: `Links can have up to ${MAX_BYTES} characters` };
  return { url: url.href };
}

const isWithin = (host: string, domains: readonly string[]) =>
  domains.some((domain) => host === domain || host.endsWith(`.${domain}`));

/** The URL parser has already normalized every other notation of an IPv4 address to this one. */
const isAddress = (host: string) => host.startsWith('[') || /^\d+(\.\d+){3}$/.test(host);

const isLocal = (host: string) => !host.includes('.') || isWithin(host, LOCAL_SUFFIXES);
