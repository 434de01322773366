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
