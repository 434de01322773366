import type { visitorMoreMessages as english } from '#src/app/shell/visitor-more.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const visitorMoreMessages: Translation<typeof english> = {
  more: 'Mais',
};
