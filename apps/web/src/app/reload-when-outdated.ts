const KEY = 'reloaded-for';

/**
 * A page that was opened before the product was updated may ask for a chunk that is gone. Loading the page anew
 * brings the present ones; if that does not help, it is not tried a second time.
 */
export function reloadWhenOutdated(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const failed = event.payload.message;
    if (sessionStorage.getItem(KEY) === failed) return;
    sessionStorage.setItem(KEY, failed);
    event.preventDefault();
    window.location.reload();
  });
}
