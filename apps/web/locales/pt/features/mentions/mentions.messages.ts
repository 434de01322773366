import type { mentionsMessages as english } from '#src/features/mentions/mentions.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number } from '@guildhall/locale/words/pt';

export const mentionsMessages: Translation<typeof english> = {
  list: 'Membros e empresas para mencionar',
  found: (count) =>
    count === 1
      ? '1 sugestão. Pressione Enter para inserir.'
      : `${number(count)} sugestões. Use as setas para cima e para baixo e Enter para inserir uma.`,
  business: 'Empresa',
};
