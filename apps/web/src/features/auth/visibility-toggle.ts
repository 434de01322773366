/** Makes the button that shows a password reachable by keyboard and names it. */
export const visibilityToggle = { 'aria-label': 'Show password', tabIndex: 0 };
