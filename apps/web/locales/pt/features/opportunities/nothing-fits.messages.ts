import type { nothingFitsMessages as english } from '#src/features/opportunities/nothing-fits.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const nothingFitsMessages: Translation<typeof english> = {
  title: 'Seu perfil ainda não diz o que você oferece',
  text: 'Adicione isso, e as oportunidades que combinam com você aparecem aqui.',
  add: 'Adicionar o que oferece',
};
