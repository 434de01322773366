/** Query parameter: the shared dialog that is open. */
export const DIALOG_PARAMETER = 'dialog';

/** Query parameter of the sign-in dialog: the path to go on to afterwards. */
export const NEXT_PARAMETER = 'next';

const BASE = 'http://own.invalid';

/**
 * The path of this site that a `next` parameter names, with its query and hash; null for anything that leads
 * elsewhere (`//evil.example`, `/\evil.example`, `javascript:`) or is no path.
 */
export function ownPath(value: string | null): string | null {
  if (!value?.startsWith('/')) return null;
  if (!URL.canParse(value, BASE)) return null;
  const { origin, pathname, search, hash } = new URL(value, BASE);
  return origin === BASE && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null;
}

type Place = Pick<URL, 'pathname' | 'search' | 'hash'>;

/** A page's path to come back to, without the dialog that is open over it. */
export function pathWithoutDialog({ pathname, search, hash }: Place): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(DIALOG_PARAMETER);
  parameters.delete(NEXT_PARAMETER);
  const query = parameters.toString();
  return pathname + (query && `?${query}`) + hash;
}

/** A path of this site with these parameters. */
export function withParameters(path: string, parameters: Record<string, string>): string {
  const { pathname, searchParams, hash } = new URL(path, BASE);
  for (const [name, value] of Object.entries(parameters)) searchParams.set(name, value);
  const query = searchParams.toString();
  return pathname + (query && `?${query}`) + hash;
}

/** The path of a page with a dialog over it, which leads to `next` afterwards. */
export const pathWithDialog = ({ pathname, search, hash }: Place, dialog: string, next: string): string =>
  withParameters(pathname + search + hash, { [DIALOG_PARAMETER]: dialog, [NEXT_PARAMETER]: next });
