import type { waitingMessages as english } from '#src/features/messages/waiting/waiting.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/pt';

export const waitingMessages: Translation<typeof english> = {
  list: 'Mensagens à espera de conexão com a internet',
  count: (count) => `${number(count)} aguardando`,
  pictures: (count) => plural(count, { one: `${number(count)} imagem`, other: `${number(count)} imagens` }),
  notSent: (reason) => `Não enviada. ${reason}`,
  old: 'Esta mensagem está esperando há um dia. Ainda vale?',
  noRoom: {
    title: 'Sua mensagem não pôde ficar em espera',
    description:
      'Este navegador não tem espaço para guardá-la. Envie quando a conexão com a internet voltar.',
  },
};
