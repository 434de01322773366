/**
 * A ref that focuses an element when it mounts, for what opens on the viewer's request. A stable function, so that it
 * does not run again on a rerender.
 */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
