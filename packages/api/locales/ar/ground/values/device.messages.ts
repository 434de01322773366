import type { deviceMessages as english } from '#src/ground/values/device.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const deviceMessages: Translation<typeof english> = {
  on: (browser, system) => `\u2068${browser}\u2069 على \u2068${system}\u2069`,
  other: 'برنامج آخر',
};
