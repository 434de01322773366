import type { writePostMessages as english } from '#src/features/feed/write-post.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/pt';

export const writePostMessages: Translation<typeof english> = {
  type: 'Tipo de publicação',
  content: 'Sua publicação',
  audience: 'Qualquer pessoa pode ler, inclusive visitantes.',
  charactersLeft: (count) =>
    plural(count, {
      one: `${number(count)} caractere restante`,
      other: `${number(count)} caracteres restantes`,
    }),
  submit: 'Publicar',
  submitting: 'Publicando...',
  failed: 'Não foi possível criar a publicação',
  waiting: {
    title: 'Aguardando aprovação',
    description: 'A administração analisa sua publicação primeiro. Avisaremos você.',
  },
};
