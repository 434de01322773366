import type { deviceMessages as english } from '#src/ground/values/device.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const deviceMessages: Translation<typeof english> = {
  on: (browser, system) => `${browser} sur ${system}`,
  other: 'Un autre programme',
};
