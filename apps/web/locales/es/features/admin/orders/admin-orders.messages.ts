import type { adminOrdersMessages as english } from '#src/features/admin/orders/admin-orders.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const adminOrdersMessages: Translation<typeof english> = {
  title: 'Pedidos',
  description: 'Los pedidos de los miembros y su estado.',
  noun: 'pedidos',
  all: 'Todos los pedidos',
  empty: 'Los pedidos de los miembros aparecerán aquí.',
  number: (id) => `Pedido n.º ${id}`,
  manage: 'Gestionar',
  manageLabel: (id) => `Gestionar el pedido n.º ${id}`,
  details: {
    description: 'Descripción',
    requirements: 'Requisitos adicionales',
    desiredCompletion: 'Fecha deseada',
    quoted: 'Presupuestado',
    closed: 'Este pedido está cerrado.',
  },
  actions: {
    pending: 'Volver a pendiente',
    in_progress: 'Empezar el trabajo',
    completed: 'Marcar como completado',
    cancelled: 'Cancelar pedido',
  },
  asked: 'Te preguntó',
  wrote: (firstName) => `${firstName} escribió`,
  writeTo: (firstName) => `Escribir a ${firstName}`,
  note: 'Nota para el miembro (opcional)',
  updated: (id) => ({ title: `Pedido n.º ${id} actualizado` }),
  quote: {
    label: (currency) => `Presupuesto en ${currency}`,
    invalid: (example) => `Escribe un importe como ${example}`,
    send: 'Enviar presupuesto',
    update: 'Actualizar presupuesto',
    sent: (id) => ({ title: `Presupuesto enviado para el pedido n.º ${id}` }),
  },
};
