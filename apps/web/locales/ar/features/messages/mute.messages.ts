import type { muteMessages as english } from '#src/features/messages/mute.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const muteMessages: Translation<typeof english> = {
  on: 'كتم',
  off: 'إلغاء الكتم',
  muted: (name) => ({
    title: 'تم كتم المحادثة',
    description: `لن تصلك إشعارات برسائل ${name}، دون أن يعلم الطرف الآخر بذلك.`,
  }),
  unmuted: (name) => ({
    title: 'تم إلغاء كتم المحادثة',
    description: `ستصلك مجددًا إشعارات برسائل ${name}.`,
  }),
  note: 'مكتومة',
};
