import type { OrderEvent, OrderStatus } from '@guildhall/api/exchange/orders/orders.schema';
import type {
  ordersMessages as english,
  eventTitle as english1,
} from '#src/features/orders/orders.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const ordersMessages: Translation<typeof english> = {
  title: 'Mis pedidos',
  failed: 'No se han podido cargar tus pedidos',
  status: {
    pending: 'Pendiente',
    in_progress: 'En curso',
    completed: 'Completado',
    cancelled: 'Cancelado',
  },
  quote: {
    title: 'Tu presupuesto',
    text: 'El trabajo empieza cuando lo aceptes.',
    accept: 'Aceptar presupuesto',
    decline: 'Rechazar presupuesto',
  },
  cancel: {
    ask: 'Cancelar pedido',
    sure: '¿Cancelar este pedido?',
    yes: 'Cancelar pedido',
    no: 'Mantener pedido',
  },
  number: (id) => `Pedido n.º ${id}`,
  details: {
    orderDate: 'Fecha del pedido',
    projectName: 'Nombre del proyecto',
    description: 'Descripción',
    desiredCompletion: 'Fecha deseada',
    expectedDelivery: 'Entrega prevista',
    completed: 'Completado',
    requirements: 'Requisitos adicionales',
  },
  dialog: {
    projectName: 'Nombre del proyecto',
    projectNamePlaceholder: 'p. ej., Sitio web para la nueva tienda',
    projectDescription: 'Descripción del proyecto',
    projectDescriptionPlaceholder: '¿Para qué es y para quién?',
    completionDate: 'Fecha deseada de entrega',
    requirements: 'Requisitos adicionales',
    optional: 'Opcional',
    submit: 'Hacer pedido',
    quote: 'Pedir presupuesto',
    nameMissing: 'Escribe el nombre del proyecto',
    descriptionMissing: 'Escribe la descripción del proyecto',
    placed: '¡Pedido realizado! Te informaremos por correo.',
    failed: 'No se ha podido realizar el pedido. Vuelve a intentarlo.',
  },
  terms: { lead: 'Antes de hacer el pedido, lee:', and: ' y ' },
  note: {
    send: 'Enviar',
    label: 'Escríbenos sobre este pedido',
    you: 'Escribiste',
    team: 'Nuestro equipo escribió',
  },
  next: (isQuote) =>
    isQuote
      ? 'Aún no pagas nada: primero recibes un precio, y el trabajo empieza solo cuando lo aceptes.'
      : 'Aquí no se cobra nada: te escribimos sobre el inicio y la forma de pago. Hasta que empiece el trabajo, puedes cancelar con un clic.',
  timeline: {
    title: 'Historial',
    loading: 'Cargando historial...',
    failed: 'No se ha podido cargar el historial',
  },
};

const EVENTS: Record<OrderEvent['kind'], string> = {
  placed: 'Pedido realizado',
  status: 'Cambio',
  quoted: 'Presupuesto enviado',
  quote_accepted: 'Presupuesto aceptado',
  quote_declined: 'Presupuesto rechazado',
  note: 'Nota',
  automation: 'Enviado a nuestro equipo',
};

const STATUS_CHANGES: Record<OrderStatus, string> = {
  pending: 'Pendiente de empezar',
  in_progress: 'Trabajo iniciado',
  completed: 'Completado',
  cancelled: 'Cancelado',
};

export const eventTitle: Translation<typeof english1> = ({ kind, toStatus, by }, memberWrote) => {
  if (by) return by === 'member' ? memberWrote : ordersMessages.note.team;
  return kind === 'status' && toStatus ? STATUS_CHANGES[toStatus] : EVENTS[kind];
};
