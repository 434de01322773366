import type { connectionsMessages as english } from '#src/features/connections/connections.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const connectionsMessages: Translation<typeof english> = {
  request: (site) => `Olá! Vi seu perfil em ${site} e gostaria de me conectar com você.`,
  dialog: {
    title: (name) => `Conectar-se com ${name}`,
    label: 'Sua mensagem',
    hint: 'Pressione Enter para enviar e Shift+Enter para pular linha.',
    submit: 'Enviar pedido',
  },
  sentFromDashboard: (name) => `Pedido de conexão enviado para ${name}!`,
  sent: {
    title: 'Pedido de conexão enviado',
    description: 'Seu pedido de conexão foi enviado.',
  },
  failed: 'Não foi possível enviar o pedido de conexão. Tente novamente.',
  list: {
    loading: 'Carregando conexões...',
    failed: 'Não foi possível carregar suas conexões',
    incoming: 'À espera da sua resposta',
    outgoing: 'Enviados por você',
    network: 'Sua rede',
    search: 'Buscar nas suas conexões',
    sorts: { label: 'Ordem', newest: 'Mais recentes primeiro', name: 'Por sobrenome' },
    nothing: {
      title: 'Nenhuma conexão encontrada',
      text: 'Tente parte do nome, da empresa ou do cargo.',
    },
  },
  empty: {
    title: 'Ainda não há conexões',
    text: 'Conecte-se com um membro que combina com você. Sua rede aparecerá aqui.',
    action: 'Ver quem conhecer',
  },
  actions: { accept: 'Aceitar', decline: 'Recusar', withdraw: 'Retirar', remove: 'Remover das conexões' },
  more: (name) => `Mais opções para ${name}`,
  since: (day) => `Conexão desde ${day}`,
  receivedOn: (day) => `Recebido em ${day}`,
  sentOn: (day) => `Enviado em ${day}`,
  profile: {
    accept: (firstName) => `Aceitar o pedido de ${firstName}`,
    decline: 'Recusar',
    withdraw: 'Retirar pedido',
    connected: 'Na sua rede',
    connect: 'Conectar',
    blocked: (firstName) => `Você bloqueou ${firstName}.`,
    more: (firstName) => `Mais opções para ${firstName}`,
    block: (firstName) => `Bloquear ${firstName}`,
    unblock: (firstName) => `Desbloquear ${firstName}`,
  },
};
