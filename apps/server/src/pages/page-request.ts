const DATA_PREFIXES = [
  '/api/',
  '/trpc/',
  '/assets/',
  '/avatars/',
  '/business-images/',
  '/attachments/',
  '/s/',
];
const SHELL_PAGES = ['/dashboard', '/messages', '/admin', '/settings'];

const pathOf = (url: string) => url.split('?', 1)[0] ?? '/';

/** Whether the request is for an HTML page rather than a missing file or data. */
export function wantsPage(url: string, accept: string | undefined): boolean {
  const path = pathOf(url);
  if (DATA_PREFIXES.some((prefix) => path.startsWith(prefix)) || path.includes('/.')) return false;
  if (accept?.includes('text/html')) return true;
  const isFileName = path.slice(path.lastIndexOf('/')).includes('.');
  return !isFileName && (accept === undefined || accept.startsWith('*/*'));
}

/** Pages of the signed-in member, which are never rendered for visitors or search engines. */
export function hasOwnShell(url: string): boolean {
  const path = pathOf(url);
  return SHELL_PAGES.some((page) => path === page || path.startsWith(`${page}/`));
}

const TOKEN_PAGES = new Set(['/reset-password', '/verify-email', '/application', '/event-seat']);

/** Whether emails link to the page with a one-time token in its URL. */
export const holdsToken = (url: string): boolean => TOKEN_PAGES.has(pathOf(url));
