import { commonMessages } from './common.messages.ts';

export type Audience = 'everyone' | 'members' | 'connections' | 'nobody';

/** Whom contact details can be shown to: stored value and label. */
export const AUDIENCES = (['everyone', 'members', 'connections', 'nobody'] as const).map((value) => ({
  value,
  label: commonMessages.audiences[value],
}));
