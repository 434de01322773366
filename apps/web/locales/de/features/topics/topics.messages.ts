import type { topicsMessages as english } from '#src/features/topics/topics.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/de';

export const topicsMessages: Translation<typeof english> = {
  follow: 'Folgen',
  following: 'Sie folgen',
  followTopic: (name) => `#${name} folgen`,
  followingTopic: (name) => `Sie folgen #${name}`,
  followed: {
    title: 'Themen, denen Sie folgen',
    none: 'Hier stehen Beiträge zu Themen, denen Sie folgen. Ein # vor einem Wort macht es zum Thema.',
  },
  popular: 'Beliebte Themen',
  suggestions: {
    list: 'Themen zum Einfügen',
    members: (count) => plural(count, { one: '1 Mitglied', other: `${number(count)} Mitglieder` }),
    found: (count) =>
      plural(count, {
        one: '1 Thema. Mit der Pfeiltaste nach unten und der Eingabetaste einfügen.',
        other: `${number(count)} Themen. Mit den Pfeiltasten auswählen, mit der Eingabetaste einfügen.`,
      }),
  },
};
