import type { unpublishedMessages as english } from '#src/features/feed/unpublished.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const unpublishedMessages: Translation<typeof english> = {
  title: 'Nur Sie können diese Beiträge sehen',
  states: { waiting: 'Wartet auf Freigabe', declined: 'Nicht freigegeben', hidden: 'Ausgeblendet' },
  reason: (reason) => `Grund: ${reason}`,
  object: 'Lesen oder widersprechen',
};
