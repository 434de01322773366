import type { OrderEvent, OrderStatus } from '@guildhall/api/exchange/orders/orders.schema';
import type {
  ordersMessages as english,
  eventTitle as english1,
} from '#src/features/orders/orders.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const ordersMessages: Translation<typeof english> = {
  title: 'Meus pedidos',
  failed: 'Não foi possível carregar seus pedidos',
  status: {
    pending: 'Pendente',
    in_progress: 'Em andamento',
    completed: 'Concluído',
    cancelled: 'Cancelado',
  },
  quote: {
    title: 'Seu orçamento',
    text: 'O trabalho começa quando você aceitar.',
    accept: 'Aceitar orçamento',
    decline: 'Recusar orçamento',
  },
  cancel: {
    ask: 'Cancelar pedido',
    sure: 'Cancelar este pedido?',
    yes: 'Cancelar pedido',
    no: 'Manter pedido',
  },
  number: (id) => `Pedido nº ${id}`,
  details: {
    orderDate: 'Data do pedido',
    projectName: 'Nome do projeto',
    description: 'Descrição',
    desiredCompletion: 'Conclusão desejada',
    expectedDelivery: 'Entrega prevista',
    completed: 'Concluído',
    requirements: 'Requisitos adicionais',
  },
  dialog: {
    projectName: 'Nome do projeto',
    projectNamePlaceholder: 'ex.: Site para a nova loja',
    projectDescription: 'Descrição do projeto',
    projectDescriptionPlaceholder: 'Para que serve e para quem é?',
    completionDate: 'Data de conclusão desejada',
    requirements: 'Requisitos adicionais',
    optional: 'Opcional',
    submit: 'Fazer pedido',
    quote: 'Pedir orçamento',
    nameMissing: 'Informe o nome do projeto',
    descriptionMissing: 'Informe a descrição do projeto',
    placed: 'Pedido realizado! Você receberá as atualizações por e-mail.',
    failed: 'Não foi possível fazer o pedido. Tente novamente.',
  },
  terms: { lead: 'Antes de fazer o pedido, leia:', and: ' e ' },
  note: {
    send: 'Enviar',
    label: 'Escreva para nós sobre este pedido',
    you: 'Você escreveu',
    team: 'Nossa equipe escreveu',
  },
  next: (isQuote) =>
    isQuote
      ? 'Nada a pagar por enquanto: primeiro você recebe um preço, e o trabalho só começa quando você aceitar.'
      : 'Nada é cobrado aqui: escreveremos para você sobre o início e a forma de pagamento. Até o trabalho começar, você pode cancelar com um clique.',
  timeline: {
    title: 'Histórico',
    loading: 'Carregando o histórico...',
    failed: 'Não foi possível carregar o histórico',
  },
};

const EVENTS: Record<OrderEvent['kind'], string> = {
  placed: 'Pedido realizado',
  status: 'Alterado',
  quoted: 'Orçamento enviado',
  quote_accepted: 'Orçamento aceito',
  quote_declined: 'Orçamento recusado',
  note: 'Observação',
  automation: 'Enviado à nossa equipe',
};

const STATUS_CHANGES: Record<OrderStatus, string> = {
  pending: 'Aguardando início',
  in_progress: 'Trabalho iniciado',
  completed: 'Concluído',
  cancelled: 'Cancelado',
};

export const eventTitle: Translation<typeof english1> = ({ kind, toStatus, by }, memberWrote) => {
  if (by) return by === 'member' ? memberWrote : ordersMessages.note.team;
  return kind === 'status' && toStatus ? STATUS_CHANGES[toStatus] : EVENTS[kind];
};
