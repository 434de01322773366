import type { similarBusinessesMessages as english } from '#src/features/businesses/directory/similar-businesses.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const similarBusinessesMessages: Translation<typeof english> = {
  title: 'Resultados próximos',
  text: 'Estas empresas oferecem isso com outras palavras.',
  only: 'Nenhum resultado exato. Estas empresas oferecem algo parecido.',
};
