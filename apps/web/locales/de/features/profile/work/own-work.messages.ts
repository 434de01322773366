import type { ownWorkMessages as english } from '#src/features/profile/work/own-work.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const ownWorkMessages: Translation<typeof english> = {
  add: 'Arbeitsprobe hinzufügen',
  empty: 'Zeigen Sie, was Sie gemacht haben: Bilder und Links sagen mehr als eine Beschreibung.',
  full: (max) =>
    `Sie zeigen ${max} Arbeitsproben, mehr sind nicht möglich. Löschen Sie eine, um eine andere hinzuzufügen.`,
  edit: (title) => `„${title}“ bearbeiten`,
  delete: (title) => `„${title}“ löschen`,
  up: (title) => `„${title}“ nach oben verschieben`,
  down: (title) => `„${title}“ nach unten verschieben`,
  moved: (title, position, total) => `„${title}“ steht jetzt an Stelle ${position} von ${total}`,
  added: 'Arbeitsprobe hinzugefügt',
  saved: 'Arbeitsprobe gespeichert',
  deleted: 'Arbeitsprobe gelöscht',
  confirm: {
    title: 'Diese Arbeitsprobe löschen?',
    text: (title) => `„${title}“ wird mit dem Bild aus Ihrem Profil entfernt.`,
    action: 'Löschen',
  },
  form: {
    heading: 'Arbeitsprobe hinzufügen',
    editHeading: 'Arbeitsprobe bearbeiten',
    title: 'Titel',
    titlePlaceholder: 'Website einer Bäckerei',
    description: 'Worum es ging',
    descriptionPlaceholder: 'Was Sie gemacht haben, für wen, und was daraus wurde',
    link: 'Link',
    picture: 'Bild dieser Arbeitsprobe',
    addPicture: 'Bild hinzufügen',
    submit: 'Zum Profil hinzufügen',
  },
};
