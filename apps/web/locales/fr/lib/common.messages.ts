import type { commonMessages as english } from '#src/lib/common.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/fr';

export const commonMessages: Translation<typeof english> = {
  issues: {
    tooShort: (least) =>
      plural(least, {
        one: `Utilisez au moins ${least} caractère.`,
        other: `Utilisez au moins ${number(least)} caractères.`,
      }),
    email: 'Saisissez une adresse e-mail, par exemple ana@example.com.',
    missing: 'Ce champ est obligatoire.',
    required: new Map([
      ['firstName', 'Saisissez votre prénom.'],
      ['password', 'Saisissez votre mot de passe.'],
    ]),
  },
  audiences: {
    everyone: 'Tout le monde, même les visiteurs',
    members: 'Les membres',
    connections: 'Mes contacts',
    nobody: 'Moi uniquement',
  },
  cancel: 'Annuler',
  close: 'Fermer',
  error: 'Erreur',
  filters: (chosen) => (chosen === 0 ? 'Filtres' : `Filtres (${chosen})`),
  jobTitleAt: (title, company) => `${title} chez ${company}`,
  copied: { title: 'Copié', description: 'Le texte et son lien sont dans votre presse-papiers.' },
  copyByHand: (url) => ({ title: 'Copiez ce lien', description: url }),
  customQuote: 'Sur devis',
  dismiss: 'Fermer',
  notification: 'Notification',
  linkCopied: { title: 'Lien copié' },
  loadMore: 'Afficher plus',
  loading: 'Chargement...',
  save: 'Enregistrer',
  showLess: 'Afficher moins',
  showMore: 'Afficher plus',
  signOutFailed: { title: 'Erreur', description: 'La déconnexion a échoué. Veuillez réessayer.' },
  tryAgain: 'Réessayer',
};
