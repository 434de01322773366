import type { adminOrdersMessages as english } from '#src/features/admin/orders/admin-orders.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const adminOrdersMessages: Translation<typeof english> = {
  title: 'Pedidos',
  description: 'Os pedidos dos membros e seu status.',
  noun: 'pedidos',
  all: 'Todos os pedidos',
  empty: 'Os pedidos dos membros aparecerão aqui.',
  number: (id) => `Pedido nº ${id}`,
  manage: 'Gerenciar',
  manageLabel: (id) => `Gerenciar pedido nº ${id}`,
  details: {
    description: 'Descrição',
    requirements: 'Requisitos adicionais',
    desiredCompletion: 'Conclusão desejada',
    quoted: 'Valor do orçamento',
    closed: 'Este pedido está encerrado.',
  },
  actions: {
    pending: 'Voltar para pendente',
    in_progress: 'Iniciar trabalho',
    completed: 'Marcar como concluído',
    cancelled: 'Cancelar pedido',
  },
  asked: 'Perguntou a você',
  wrote: (firstName) => `${firstName} escreveu`,
  writeTo: (firstName) => `Escrever para ${firstName}`,
  note: 'Observação para o membro (opcional)',
  updated: (id) => ({ title: `Pedido nº ${id} atualizado` }),
  quote: {
    label: (currency) => `Orçamento em ${currency}`,
    invalid: (example) => `Informe um valor como ${example}`,
    send: 'Enviar orçamento',
    update: 'Atualizar orçamento',
    sent: (id) => ({ title: `Orçamento enviado para o pedido nº ${id}` }),
  },
};
