import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const exchange: Sentences = {
  'You have answered this application already': 'Ya has respondido a esta postulación',
  'An answer can be taken back for a day': 'Una respuesta solo se puede retirar durante un día',
  'Your application has been answered already': 'Tu postulación ya ha recibido respuesta',
  'This opportunity no longer exists': 'Esta oportunidad ya no existe',
  'This opportunity is closed': 'Esta oportunidad está cerrada',
  'You cannot apply to your own opportunity': 'No puedes postularte a tu propia oportunidad',
  'Only the poster can close this opportunity': 'Solo quien publicó esta oportunidad puede cerrarla',
  'Only the poster can edit this opportunity': 'Solo quien publicó esta oportunidad puede editarla',
  'You can save {0} searches. Delete one of them first.':
    'Puedes guardar {0} búsquedas. Elimina una de ellas primero.',
  'This search is no longer saved': 'Esta búsqueda ya no está guardada',
  "You can't change this order from {0} to {1}":
    'No puedes cambiar el estado de este pedido de «{0}» a «{1}»',
  'You can only send a quote for a pending quote request':
    'Solo puedes enviar un presupuesto si hay una solicitud de presupuesto pendiente',
  'This order does not exist': 'Este pedido no existe',
  'Only a pending order can be cancelled, by the member who placed it':
    'Solo se puede cancelar un pedido pendiente, y solo puede hacerlo el miembro que lo hizo',
  'There is no open quote for this order': 'No hay ningún presupuesto pendiente para este pedido',
  'This service does not exist': 'Este servicio no existe',
  'This service cannot be ordered at the moment': 'Este servicio no se puede pedir en este momento',
  'This referral does not exist': 'Esta referencia no existe',
  'Only a completed referral has an outcome': 'Solo una referencia completada tiene resultado',
  'Only another member of this referral can do this': 'Solo puede hacerlo otro miembro de esta referencia',
  'This referral was just updated. Reload the page to see it.':
    'Esta referencia se acaba de actualizar. Recarga la página para verla.',
  'You cannot refer to yourself': 'No puedes enviarte una referencia',
  'This member isn’t accepting referrals': 'Este miembro no acepta referencias',
  'You have an open referral to this member': 'Tienes una referencia abierta para este miembro',
  'Your last referral to this member ended less than {0} days ago':
    'Tu última referencia para este miembro terminó hace menos de {0} días',
  'To refer members, first add what you offer or what you’re looking for to your profile':
    'Para enviar referencias, añade antes a tu perfil qué ofreces o qué buscas',
  'You have sent {0} referrals in 24 hours': 'Has enviado {0} referencias en 24 horas',
  'A member cannot be introduced to themselves': 'No se puede presentar a un miembro a sí mismo',
  'You can only introduce your own connections': 'Solo puedes presentar a tus propios contactos',
  'These two cannot be introduced to each other': 'No se puede presentar a estos dos miembros entre sí',
  'Members have ordered this service, so it can only be taken off offer.':
    'Hay miembros que han pedido este servicio, así que solo se puede retirar de la oferta.',
  'There can be {0} services. Change one that you no longer offer.':
    'Puede haber {0} servicios. Modifica uno que ya no ofrezcas.',
  'we received your quote request': 'hemos recibido tu solicitud de presupuesto',
  'we received your order': 'hemos recibido tu pedido',
  'your quote of {0} is ready to accept or decline':
    'tu presupuesto de {0} está listo para que lo aceptes o lo rechaces',
  'you accepted the quote of {0}, so work can begin':
    'has aceptado el presupuesto de {0}, así que el trabajo puede empezar',
  'you declined the quote, so the order is cancelled':
    'has rechazado el presupuesto, así que el pedido se ha cancelado',
  'your order is now pending': 'tu pedido está ahora pendiente',
  'your order is now in progress': 'tu pedido está ahora en curso',
  'your order is now completed': 'tu pedido se ha completado',
  'your order is now cancelled': 'tu pedido se ha cancelado',
  'our team wrote: {0}': 'nuestro equipo ha escrito: {0}',
  pending: 'pendiente',
  'in progress': 'en curso',
  completed: 'completado',
  cancelled: 'cancelado',
};
