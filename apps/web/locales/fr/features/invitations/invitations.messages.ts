import type { invitationsMessages as english } from '#src/features/invitations/invitations.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/fr';

export const invitationsMessages: Translation<typeof english> = {
  title: 'Invitations',
  description: 'Des liens pour s’inscrire. Vous pouvez les retirer à tout moment.',
  notAllowed: {
    title: 'Seuls les administrateurs peuvent inviter des personnes',
    text: 'Vous voyez encore les invitations que vous avez créées auparavant.',
    console: 'Créer des invitations dans l’administration',
  },
  create: {
    title: 'Créer un lien',
    uses: 'Combien de personnes peuvent l’utiliser',
    days: 'Durée de validité',
    dayCount: (days) => plural(days, { one: `${days} jour`, other: `${number(days)} jours` }),
    note: 'Note',
    noteHint: 'Seuls vous et les administrateurs la voyez.',
    skipsQueue: 'Inscription possible sans demande d’adhésion',
    submit: 'Créer le lien',
    created: { title: 'Lien créé', description: 'Copiez-le dans la liste ci-dessous.' },
  },
  list: {
    own: 'Vos invitations',
    all: 'Toutes les invitations',
    failed: 'Impossible de charger les invitations',
    empty: 'Pas encore d’invitations',
    emptyHint: 'Créez un lien et envoyez-le aux personnes que vous souhaitez accueillir.',
    loading: 'Chargement des invitations...',
  },
  states: {
    valid: 'Valable',
    used: 'Épuisée',
    expired: 'Expirée',
    revoked: 'Retirée',
  },
  link: 'Lien',
  applies: 'Avec demande d’adhésion',
  facts: (uses, maxUses, by, end) =>
    `${plural(uses, { one: `${uses} utilisation`, other: `${number(uses)} utilisations` })} sur ${number(maxUses)} · par ${by} · jusqu’au ${end}`,
  copy: 'Copier le lien',
  resend: 'Renvoyer',
  resent: { title: 'Invitation renvoyée' },
  revoke: 'Retirer',
  revoked: { title: 'Invitation retirée' },
  actionLabel: (action, what) => `${action} : ${what}`,
  revokeDialog: {
    title: 'Retirer cette invitation ?',
    text: 'Le lien cesse de fonctionner immédiatement, même pour les personnes qui l’ont déjà ouvert. Rien ne change pour les membres déjà inscrits.',
  },
};
