import type { ROLE_NAMES as english } from '#src/ground/values/role-names.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const ROLE_NAMES: Translation<typeof english> = {
  membership: {
    name: 'Adhésions',
    does: 'Membres, demandes d’adhésion, invitations et imports de listes',
  },
  editor: { name: 'Rédaction', does: 'Articles, pages, bannières, entreprises et secteurs' },
  moderator: { name: 'Modération', does: 'Publications, signalements, contestations et liens courts' },
  events: { name: 'Organisation d’événements', does: 'Événements et leurs dates' },
  treasurer: { name: 'Trésorerie', does: 'Services, commandes et chiffres' },
  auditor: {
    name: 'Audit',
    does: 'Lecture de toute l’administration, sauf les adresses et numéros de téléphone, sans rien modifier',
  },
};
