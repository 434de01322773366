import type { introductionMessages as english } from '#src/features/connections/introduction.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const introductionMessages: Translation<typeof english> = {
  ask: (name) => `طلب التعريف من ${name}`,
  text: (name, member) => `مرحبًا ${name}، أودّ التعرّف إلى ${member} من جهات اتصالك. هل يمكنك التعريف بيننا؟`,
};
