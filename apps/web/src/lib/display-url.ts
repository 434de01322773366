const MAX_LENGTH = 60;

/** A web address as readers see it: host and path, which say where a link leads; other addresses as written. */
export function displayUrl(url: string): string {
  if (!/^https?:/i.test(url) || !URL.canParse(url)) return url;
  const { host, pathname, search, hash } = new URL(url);
  const path = pathname === '/' ? '' : pathname;
  const shown = `${host}${path}${search === '' && hash === '' ? '' : '…'}`;
  return shown.length <= MAX_LENGTH ? shown : `${shown.slice(0, MAX_LENGTH - 1)}…`;
}
