import type { startMessages as english } from '#src/features/messages/start/start.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/fr';

export const startMessages: Translation<typeof english> = {
  open: 'Nouveau message',
  title: 'Nouveau message',
  to: 'À',
  hint: 'L’un de vos contacts, par son nom.',
  placeholder: 'Saisissez un nom',
  list: 'Vos contacts',
  loading: 'Chargement de vos contacts...',
  failed: 'Impossible de charger vos contacts',
  found: (count) => plural(count, { one: `${count} personne`, other: `${number(count)} personnes` }),
  nobody: (name) => `Aucun de vos contacts ne s’appelle « ${name} ».`,
  findMembers: 'Chercher des membres de ce nom',
  none: 'Vous n’avez pas encore de contacts. Rencontrez d’abord quelqu’un, puis écrivez-lui ici.',
  meet: 'Trouver des membres',
};
