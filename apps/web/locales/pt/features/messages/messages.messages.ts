import type { messagesMessages as english } from '#src/features/messages/messages.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/pt';

export const messagesMessages: Translation<typeof english> = {
  title: 'Mensagens',
  description: 'Suas conversas com outros membros.',
  link: (unread) =>
    unread === 0
      ? 'Mensagens'
      : `Mensagens, ${plural(unread, { one: '1 não lida', other: `${number(unread)} não lidas` })}`,
  announcement: (unread) =>
    plural(unread, {
      one: `${number(unread)} mensagem não lida`,
      other: `${number(unread)} mensagens não lidas`,
    }),
  message: 'Mensagem',
  messageTo: (name) => `Enviar mensagem para ${name}`,
  cannotMessage: (name, reason) => `Você não pode enviar mensagem para ${name}: ${reason}`,
  about: 'Sobre',
  aboutNamed: (name) => `Sobre ${name}`,
  tab: {
    text: 'O que os membros escreveram para você, do mais recente ao mais antigo.',
    open: 'Abrir conversas',
  },
  choose: {
    conversations: 'Escolha uma conversa',
    requests: 'Escolha uma solicitação',
    text: 'Ela abre aqui, ao lado da lista. Ou escreva para alguém que você conhece.',
    none: 'O que você escolher à esquerda abre aqui.',
  },
  views: {
    label: 'Mensagens exibidas',
    conversations: 'Conversas',
    requests: 'Solicitações',
    unread: (count) =>
      plural(count, { one: `${number(count)} não lida`, other: `${number(count)} não lidas` }),
  },
  list: {
    loading: 'Carregando mensagens...',
    failed: 'Não foi possível carregar suas mensagens',
    received: 'Mensagens recebidas',
    request: 'solicitação',
    unread: '(não lida)',
    muted: 'Silenciada',
    unreadCount: (count) =>
      plural(count, { one: `${number(count)} não lida`, other: `${number(count)} não lidas` }),
    fromMe: (text) => `Você: ${text}`,
  },
  recent: { title: 'Mensagens recentes', seeAll: 'Ver todas' },
  empty: { title: 'Nenhuma mensagem ainda', text: 'As mensagens de outros membros aparecerão aqui.' },
  noConversations: {
    title: 'Nenhuma conversa ainda',
    text: 'Escreva para alguém que você conhece ou clique em “Mensagem” em um perfil.',
  },
  noRequests: {
    title: 'Nenhuma solicitação',
    text: 'As primeiras mensagens de membros fora da sua rede aparecerão aqui.',
  },
  blocked: (name) => ({
    title: `Você bloqueou ${name}`,
    description: 'Vocês não se verão mais.',
  }),
};
