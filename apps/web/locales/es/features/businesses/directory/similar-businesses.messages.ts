import type { similarBusinessesMessages as english } from '#src/features/businesses/directory/similar-businesses.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const similarBusinessesMessages: Translation<typeof english> = {
  title: 'Resultados parecidos',
  text: 'Estas empresas ofrecen lo mismo con otras palabras.',
  only: 'No hay resultados exactos. Estas empresas ofrecen algo parecido.',
};
