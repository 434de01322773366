import { isOffline } from '../lib/online.ts';

const KEY = 'reloaded-for';

/**
 * A page opened before a deployment may request a chunk that no longer exists. Reloading fetches the current ones; it
 * is tried once per chunk, and never offline, where it would end on the browser's error page.
 */
export function reloadWhenOutdated(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (isOffline()) return;
    const failed = event.payload.message;
    if (sessionStorage.getItem(KEY) === failed) return;
    sessionStorage.setItem(KEY, failed);
    event.preventDefault();
    window.location.reload();
  });
}
