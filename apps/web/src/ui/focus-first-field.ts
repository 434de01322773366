/** Moves the focus into a form, to its first field. */
export const focusFirstField = (around: Element | null | undefined): void =>
  around?.querySelector<HTMLElement>('form :is(input, textarea, select):not([type=hidden])')?.focus();
