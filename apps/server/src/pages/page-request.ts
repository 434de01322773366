const DATA_PREFIXES = ['/api/', '/trpc/', '/assets/', '/avatars/', '/business-images/', '/s/'];
const SHELL_PAGES = ['/dashboard', '/admin', '/settings'];

const pathOf = (url: string) => url.split('?', 1)[0] ?? '/';

/** Whether somebody wants to read a page here, and not a file or data that is not there. */
export function wantsPage(url: string, accept: string | undefined): boolean {
  const path = pathOf(url);
  if (DATA_PREFIXES.some((prefix) => path.startsWith(prefix)) || path.includes('/.')) return false;
  if (accept?.includes('text/html')) return true;
  const isFileName = path.slice(path.lastIndexOf('/')).includes('.');
  return !isFileName && (accept === undefined || accept.startsWith('*/*'));
}

/** Pages for one member alone: nothing to render for strangers or search engines. */
export function hasOwnShell(url: string): boolean {
  const path = pathOf(url);
  return SHELL_PAGES.some((page) => path === page || path.startsWith(`${page}/`));
}

const TOKEN_PAGES = new Set(['/reset-password', '/verify-email']);

/** Whether links of mails lead to the page: until it has read them, its address may hold a token that works once. */
export const holdsToken = (url: string): boolean => TOKEN_PAGES.has(pathOf(url));
