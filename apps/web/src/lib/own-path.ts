/** Query parameter: the shared dialog that is open. */
export const DIALOG_PARAMETER = 'dialog';

/** Query parameter of the sign-in dialog: the path to go on to afterwards. */
export const NEXT_PARAMETER = 'next';

/**
 * The path of this site that a `next` parameter names, with its query and hash; null for anything that leads
 * elsewhere (`//evil.example`, `/\evil.example`, `javascript:`) or is no path.
 */
export function ownPath(value: string | null): string | null {
  if (!value?.startsWith('/')) return null;
  const base = 'http://own.invalid';
  if (!URL.canParse(value, base)) return null;
  const { origin, pathname, search, hash } = new URL(value, base);
  return origin === base && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null;
}

/** A page's path to come back to, without the dialog that is open over it. */
export function pathWithoutDialog({
  pathname,
  search,
  hash,
}: Pick<URL, 'pathname' | 'search' | 'hash'>): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(DIALOG_PARAMETER);
  const query = parameters.toString();
  return pathname + (query && `?${query}`) + hash;
}
