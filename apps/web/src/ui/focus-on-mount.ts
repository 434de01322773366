/**
 * A ref for what opens because the reader asked for it: the focus goes there once.
 * One function for all, so that it does not run again when the page is drawn again.
 */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
