import type { topicsMessages as english } from '#src/features/topics/topics.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/pt';

export const topicsMessages: Translation<typeof english> = {
  follow: 'Seguir',
  following: 'Seguindo',
  followTopic: (name) => `Seguir #${name}`,
  followingTopic: (name) => `Seguindo #${name}`,
  followed: {
    title: 'Assuntos que você segue',
    none: 'As publicações sobre os assuntos que você segue aparecem aqui. Um # antes de uma palavra a transforma em assunto.',
  },
  popular: 'Assuntos populares',
  suggestions: {
    list: 'Assuntos para inserir',
    members: (count) => plural(count, { one: `${number(count)} membro`, other: `${number(count)} membros` }),
    found: (count) =>
      plural(count, {
        one: `${number(count)} assunto. Pressione a seta para baixo e Enter para inserir.`,
        other: `${number(count)} assuntos. Use as setas para cima e para baixo e Enter para inserir um.`,
      }),
  },
};
