import type { topicsMessages as english } from '#src/features/topics/topics.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/fr';

export const topicsMessages: Translation<typeof english> = {
  follow: 'Suivre',
  following: 'Suivi',
  followTopic: (name) => `Suivre #${name}`,
  followingTopic: (name) => `Suivi : #${name}`,
  followed: {
    title: 'Sujets que vous suivez',
    none: 'Les publications sur les sujets que vous suivez s’affichent ici. Un # devant un mot en fait un sujet.',
  },
  popular: 'Sujets populaires',
  suggestions: {
    list: 'Sujets à insérer',
    members: (count) => plural(count, { one: `${number(count)} membre`, other: `${number(count)} membres` }),
    found: (count) =>
      plural(count, {
        one: `${number(count)} sujet. Appuyez sur la flèche bas, puis sur Entrée pour l’insérer.`,
        other: `${number(count)} sujets. Utilisez les flèches haut et bas, puis Entrée pour en insérer un.`,
      }),
  },
};
