import type { mentionsMessages as english } from '#src/features/mentions/mentions.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const mentionsMessages: Translation<typeof english> = {
  list: 'Membres et entreprises à mentionner',
  found: (count) =>
    count === 1
      ? '1 suggestion. Appuyez sur Entrée pour l’insérer.'
      : `${count} suggestions. Utilisez les flèches haut et bas, puis Entrée pour en insérer une.`,
  business: 'Entreprise',
};
