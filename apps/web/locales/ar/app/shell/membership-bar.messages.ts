import type { membershipBarMessages as english } from '#src/app/shell/membership-bar.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const membershipBarMessages: Translation<typeof english> = {
  label: 'عضويتك',
  ended: (day) => `انتهت عضويتك في ${day}.`,
  readOnly: 'لا يزال بإمكانك قراءة كل شيء، ولكن لا يمكنك النشر.',
  soonReadOnly: (day) => `اعتبارًا من ${day} يمكنك القراءة، ولكن لا يمكنك النشر.`,
  renew: 'لتجديدها، راسلنا عبر',
};
