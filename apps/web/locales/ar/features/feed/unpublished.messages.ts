import type { unpublishedMessages as english } from '#src/features/feed/unpublished.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const unpublishedMessages: Translation<typeof english> = {
  title: 'لا يرى هذه المنشورات أحد سواك',
  states: { waiting: 'في انتظار الموافقة', declined: 'لم تتم الموافقة', hidden: 'مخفي' },
  reason: (reason) => `السبب: ${reason}`,
  object: 'الاطلاع أو الاعتراض',
};
