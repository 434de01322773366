import type { similarBusinessesMessages as english } from '#src/features/businesses/directory/similar-businesses.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const similarBusinessesMessages: Translation<typeof english> = {
  title: 'Ähnliche Treffer',
  text: 'Diese Unternehmen bieten das mit anderen Worten an.',
  only: 'Keine genauen Treffer. Diese Unternehmen bieten etwas Ähnliches.',
};
