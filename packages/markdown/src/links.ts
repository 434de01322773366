export const MAX_URL_LENGTH = 2_048;

/** Whitespace, control, bidirectional and invisible characters, by which a link could show another target than it has. */
const DECEPTIVE = /[\p{Cc}\p{Cf}\p{Z}]/u;

/** Stands for the origin of the installation where only the path matters. */
const OWN = 'https://own.invalid';

/**
 * The address that a link leads to, or null when links may not lead there: http, https and mailto are allowed, and
 * paths of the installation itself.
 */
export function hrefOf(url: string): string | null {
  if (url.length > MAX_URL_LENGTH || DECEPTIVE.test(url)) return null;
  if (url.startsWith('/')) return ownPath(url);
  if (!URL.canParse(url)) return null;
  const { protocol, hostname, username, password, href } = new URL(url);
  if (protocol === 'mailto:') return /^mailto:[^@?]+@[^@?]+$/i.test(url) ? href : null;
  const isWeb = protocol === 'http:' || protocol === 'https:';
  // A user name is there to be taken for the host: https://bank.example@evil.example.
  return isWeb && hostname !== '' && username === '' && password === '' ? href : null;
}

/** Browsers read `//host` and `/\host` as another site. */
function ownPath(url: string): string | null {
  if (!URL.canParse(url, OWN)) return null;
  const { origin, pathname, search, hash } = new URL(url, OWN);
  return origin === OWN && !pathname.startsWith('//') ? pathname + search + hash : null;
}

/** Whether a link leaves the installation for a web page. */
export const isWebLink = (url: string): boolean => /^https?:/i.test(url);

/** Whether a text reads as a web address of another host than the one it links to. */
export function isMisleading(text: string, url: string): boolean {
  const shown = /^(?:https?:\/\/)?((?:[\p{L}\p{N}-]+\.)+\p{L}{2,})(?=[/:?#]|$)/iu.exec(text.trim())?.[1];
  if (shown === undefined) return false;
  const target = URL.canParse(url) ? new URL(url).hostname : '';
  const asHost = URL.canParse(`https://${shown}`) ? new URL(`https://${shown}`).hostname : shown;
  return bare(asHost) !== bare(target);
}

const bare = (host: string) => host.toLowerCase().replace(/^www\./, '');
