import type { missingMessages as english } from '#src/features/admin/imports/missing.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { plural } from '@guildhall/locale/words/fr';
import { countOf } from './imports.messages.ts';

export const missingMessages: Translation<typeof english> = {
  title: (count) =>
    `${countOf('members', count)} ${plural(count, { one: 'absent', other: 'absents' })} de ce fichier`,
  text: 'Ils ont un numéro de membre ou viennent d’un import précédent, et leur adhésion n’a pas pris fin. L’import ne les modifie pas. Dans « Membres », vous pouvez fixer une date de fin ou les désactiver.',
  open: 'Les afficher dans « Membres »',
  loading: 'Chargement des membres...',
  failed: 'Impossible de charger les membres',
  noNumber: 'Sans numéro',
};
