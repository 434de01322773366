import type { topicsMessages as english } from '#src/features/topics/topics.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/es';

export const topicsMessages: Translation<typeof english> = {
  follow: 'Seguir',
  following: 'Siguiendo',
  followTopic: (name) => `Seguir #${name}`,
  followingTopic: (name) => `Siguiendo #${name}`,
  followed: {
    title: 'Temas que sigues',
    none: 'Aquí aparecen las publicaciones sobre los temas que sigues. Un # delante de una palabra la convierte en tema.',
  },
  popular: 'Temas populares',
  suggestions: {
    list: 'Temas que puedes insertar',
    members: (count) => plural(count, { one: '1 miembro', other: `${number(count)} miembros` }),
    found: (count) =>
      plural(count, {
        one: '1 tema. Pulsa la flecha abajo e Intro para insertarlo.',
        other: `${number(count)} temas. Usa las flechas arriba y abajo, e Intro para insertar uno.`,
      }),
  },
};
