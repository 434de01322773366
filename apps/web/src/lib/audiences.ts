/** Whom contact details can be shown to: stored value and label. */
export const AUDIENCES = [
  { value: 'everyone', label: 'Everyone, even visitors' },
  { value: 'members', label: 'Members' },
  { value: 'connections', label: 'My connections' },
  { value: 'nobody', label: 'Only me' },
] as const;

export type Audience = (typeof AUDIENCES)[number]['value'];
