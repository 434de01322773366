import type { notPublicMessages as english } from '#src/features/businesses/page/not-public.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const notPublicMessages: Translation<typeof english> = {
  removed:
    'Nur Sie und die Administration können diese Seite sehen. Die Administration hat sie aus dem Branchenverzeichnis genommen.',
  own: 'Sie haben dieses Unternehmen aus dem Branchenverzeichnis genommen. Nur Sie und die Administration können diese Seite sehen.',
  other:
    'Das zuständige Mitglied hat dieses Unternehmen aus dem Branchenverzeichnis genommen. Nur dieses Mitglied und die Administration können diese Seite sehen.',
  publish: 'Unter „Meine Unternehmen“ wieder veröffentlichen',
};
