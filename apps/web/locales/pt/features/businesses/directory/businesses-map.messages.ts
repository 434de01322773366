import type { businessesMapMessages as english } from '#src/features/businesses/directory/businesses-map.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number } from '@guildhall/locale/words/pt';

export const businessesMapMessages: Translation<typeof english> = {
  elsewhere: (businesses, isOne) =>
    `${businesses} ${isOne ? 'está' : 'estão'} em lugares que não aparecem no mapa.`,
  unstated: (businesses, isOne) => `${businesses} não ${isOne ? 'informa' : 'informam'} a cidade.`,
  inTown: (name) => `Empresas em ${name}`,
  shown: (shown, total) => `${number(shown)} de ${number(total)}`,
  allNear: (name) => `Ver todas as empresas perto de ${name}`,
  none: {
    title: 'Nenhuma cidade para mostrar',
    text: 'Nenhuma destas empresas fica em uma cidade que possamos mostrar no mapa.',
    firstTitle: 'Nenhuma cidade ainda',
    first: 'As cidades aparecem aqui assim que as empresas informam a sua.',
  },
};
