import type { industriesMessages as english } from '#src/features/admin/industries/industries.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const industriesMessages: Translation<typeof english> = {
  title: 'Secteurs et catégories',
  description:
    'Servent à classer et à filtrer les entreprises et les membres. Les formulaires les proposent dans cet ordre.',
  inLanguages: 'Noms dans d’autres langues',
  failed: 'Impossible de charger les secteurs',
  list: 'Secteurs',
  empty: {
    title: 'Pas encore de secteurs',
    text: 'Ajoutez le premier : entreprises et membres pourront le choisir.',
  },
  add: { label: 'Nouveau secteur', submit: 'Ajouter', done: 'Secteur ajouté' },
  retired: 'Retiré',
  rename: {
    open: 'Renommer',
    label: (name) => `Renommer ${name}`,
    field: 'Nom',
    hint: 'Les entreprises et les membres qui l’ont choisi reçoivent le nouveau nom en une minute ou deux.',
    submit: 'Enregistrer',
    done: 'Secteur renommé',
  },
  merge: {
    open: 'Fusionner',
    label: (name) => `Fusionner ${name} avec un autre secteur`,
    field: 'Fusionner avec',
    choose: 'Choisir un secteur',
    text: (name) =>
      `${name} est retiré de la liste. Ses entreprises et ses membres passent à l’autre secteur. Cette action est irréversible.`,
    submit: 'Fusionner',
    done: 'Secteurs fusionnés',
  },
  retire: { open: 'Retirer', label: (name) => `Retirer ${name}` },
  offer: { open: 'Réactiver', label: (name) => `Réactiver ${name}` },
};
