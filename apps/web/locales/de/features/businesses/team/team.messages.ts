import type { teamMessages as english } from '#src/features/businesses/team/team.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const teamMessages: Translation<typeof english> = {
  loading: 'Team wird geladen...',
  failed: 'Das Team konnte nicht geladen werden',
  manage: 'Team verwalten',
  status: { invited: 'Eingeladen', confirmed: 'Bestätigt', declined: 'Abgelehnt' },
  invite: {
    title: 'Mitglied einladen',
    username: 'Mitglied',
    jobTitle: 'Funktion',
    titlePlaceholder: 'z. B. Leitung der Backstube',
    submit: 'Einladung senden',
    sent: { title: 'Einladung gesendet', description: 'Nach der Zusage gehört das Mitglied zum Team.' },
  },
  owner: 'Inhaber/in',
  addSelf: 'Sich selbst hinzufügen',
  remove: 'Entfernen',
  removeLabel: (name) => `${name} entfernen`,
  leave: 'Team verlassen',
  invitation: {
    title: 'Sie sind eingeladen',
    text: 'Möchten Sie ins Team von',
    as: (role) => (role ? ` (${role})` : ''),
    accept: 'Team beitreten',
    decline: 'Ablehnen',
  },
};
