import { authMessages } from './auth.messages.ts';

/** Props that make the show-password button of a field reachable by keyboard and give it a label. */
export const visibilityToggle = { 'aria-label': authMessages.fields.showPassword, tabIndex: 0 };
