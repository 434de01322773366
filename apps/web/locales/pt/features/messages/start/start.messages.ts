import type { startMessages as english } from '#src/features/messages/start/start.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/pt';

export const startMessages: Translation<typeof english> = {
  open: 'Nova mensagem',
  title: 'Nova mensagem',
  to: 'Para',
  hint: 'Uma das suas conexões, pelo nome.',
  placeholder: 'Digite um nome',
  list: 'Suas conexões',
  loading: 'Carregando suas conexões...',
  failed: 'Não foi possível carregar suas conexões',
  found: (count) => plural(count, { one: `${number(count)} pessoa`, other: `${number(count)} pessoas` }),
  nobody: (name) => `Nenhuma das suas conexões se chama “${name}”.`,
  findMembers: 'Buscar membros com este nome',
  none: 'Você ainda não tem conexões. Conheça alguém primeiro e depois escreva aqui.',
  meet: 'Encontrar membros',
};
