import type { providedByMessages as english } from '#src/features/orders/provided-by.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const providedByMessages: Translation<typeof english> = {
  by: (name) => `يتولى فريق ${name} إنجاز العمل والإجابة عن أسئلتك.`,
  ask: 'تواصل مع الفريق',
};
