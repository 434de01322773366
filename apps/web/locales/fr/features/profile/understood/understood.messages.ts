import type { understoodMessages as english } from '#src/features/profile/understood/understood.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number } from '@guildhall/locale/words/fr';

export const understoodMessages: Translation<typeof english> = {
  title: 'Ce que nous comprenons de votre profil',
  text: 'Nous nous en servons pour trouver vos correspondances. Retirez ou corrigez ce qui est faux.',
  textSaved:
    'Voici comment nous comprenons votre profil enregistré, et ce qui nous sert à trouver vos correspondances.',
  empty: {
    title: 'Trois questions, de meilleures correspondances',
    text: 'Quelques mots suffisent. Vous pourrez les modifier à tout moment.',
  },
  loading: 'Chargement...',
  failed: 'Impossible de charger cette section',
  groups: {
    offer: 'Vous offrez',
    audience: 'Pour',
    need: 'Vous recherchez',
    excluded: 'Vous excluez',
    nothing: 'Laissé de côté',
  },
  roles: {
    cofounder: 'personnes qui cherchent un cofondateur',
    partner: 'personnes qui cherchent un partenaire',
    apprentice: 'personnes qui cherchent un contrat d’apprentissage',
    apprenticeship: 'personnes qui accueillent des apprentis',
    employer: 'personnes qui recrutent',
    employee: 'personnes qui cherchent un emploi',
    mentee: 'personnes qui cherchent un mentor',
    mentor: 'personnes qui jouent le rôle de mentor',
    investee: 'personnes qui cherchent un investisseur',
    investor: 'personnes qui investissent',
    volunteer: 'personnes qui font du bénévolat',
    tenant: 'personnes qui cherchent un local à louer',
    landlord: 'personnes qui proposent un local à louer',
    buyer: 'personnes qui veulent acheter',
    seller: 'personnes qui veulent vendre',
  },
  correct: (text) => `Corriger « ${text} »`,
  leaveOut: (text) => `Laisser « ${text} » de côté`,
  putBack: (text) => `Remettre « ${text} »`,
  readAs: {
    title: 'C’est...',
    offer: 'Quelque chose que j’offre',
    audience: 'Ma clientèle',
    need: 'Quelque chose que je recherche',
    excluded: 'Quelque chose que j’exclus',
    nothing: 'Rien de tout cela, à laisser de côté',
  },
  editWords: 'Modifier les mots',
  all: (count) => `Tout afficher (${number(count)})`,
  done: {
    offer: (text) => `« ${text} » fait maintenant partie de ce que vous offrez.`,
    audience: (text) => `« ${text} » fait maintenant partie de votre clientèle.`,
    need: (text) => `« ${text} » fait maintenant partie de ce que vous recherchez.`,
    excluded: (text) => `« ${text} » fait à nouveau partie de ce que vous excluez.`,
    nothing: (text) => `« ${text} » reste de côté.`,
  },
  undo: 'Annuler',
  questions: {
    offer: {
      label: 'Qu’offrez-vous ?',
      placeholder: 'p. ex. gâteaux de mariage et pain pour les cafés',
    },
    audience: { label: 'Qui sont vos clients ?', placeholder: 'p. ex. restaurants et hôtels' },
    need: { label: 'Que recherchez-vous ?', placeholder: 'p. ex. un comptable pour ma boulangerie' },
  },
  unread: 'Nous ne voyons pas encore de quoi il s’agit. Essayez de le nommer, comme dans « comptabilité ».',
  addExample: (words) => `Ajouter « ${words} »`,
  save: 'Enregistrer',
  saveLabel: (question) => `Enregistrer : ${question}`,
};
