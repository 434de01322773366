import type { nothingFitsMessages as english } from '#src/features/opportunities/nothing-fits.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const nothingFitsMessages: Translation<typeof english> = {
  title: 'Votre profil n’indique pas encore ce que vous offrez',
  text: 'Ajoutez-le : les opportunités adaptées à votre profil apparaîtront ici.',
  add: 'Ajouter ce que vous offrez',
};
