import type { errorsMessages as english } from '#src/features/errors/errors.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const errorsMessages: Translation<typeof english> = {
  notFound: {
    title: 'Seite nicht gefunden',
    description: 'Unter dieser Adresse gibt es keine Seite.',
    text: 'Unter dieser Adresse gibt es keine Seite. Vielleicht wurde sie verschoben, oder der Link ist unvollständig.',
    back: 'Zur Startseite',
    directory: 'Im Branchenverzeichnis stöbern',
  },
  failed: {
    title: 'Etwas ist schiefgegangen',
    heading: 'Diese Seite konnte nicht geladen werden',
    text: 'Es liegt nicht an Ihnen. Meist hilft es, es gleich noch einmal zu versuchen.',
  },
};
