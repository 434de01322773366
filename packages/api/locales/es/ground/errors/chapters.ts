import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const chapters: Sentences = {
  'This chapter does not exist': 'Este grupo no existe',
  'Only the leaders of this chapter can do this': 'Solo los responsables de este grupo pueden hacerlo',
  'Only administrators can create chapters': 'Solo la administración puede crear grupos',
  'Choose someone else': 'Elige a otra persona',
  'This member does not belong to the chapter': 'Este miembro no pertenece al grupo',
  'Only the leaders of this chapter see who asks to join':
    'Solo los responsables de este grupo ven quién pide unirse',
  'This chapter is closed': 'Este grupo está cerrado',
  'You can join this chapter when one of its leaders invites you':
    'Puedes unirte a este grupo cuando te invite uno de sus responsables',
  'Your request was declined. A leader of the chapter can still invite you.':
    'Tu petición se ha rechazado. Un responsable del grupo aún puede invitarte.',
  'This member has not asked to join': 'Este miembro no ha pedido unirse',
  'This request has been decided or withdrawn': 'Esta petición ya se ha decidido o retirado',
  'There is no member with this username': 'No hay ningún miembro con este nombre de usuario',
  'This member wants no more invitations to this chapter':
    'Este miembro no quiere más invitaciones a este grupo',
  'A chapter can have at most {0} members': 'Un grupo puede tener {0} miembros como máximo',
  '{0} has one seat per trade, and that of “{1}” is taken':
    '{0} tiene una plaza por profesión, y la de «{1}» está ocupada',
  'A chapter needs a leader. Make someone else a leader first.':
    'Un grupo necesita un responsable. Nombra antes a otra persona.',
  'Only members of this chapter can post in it': 'Solo los miembros de este grupo pueden publicar en él',
  'This event takes place once. Sign up for its date.':
    'Este evento se celebra una sola vez. Apúntate a su fecha.',
  'This event has been canceled': 'Este evento se ha cancelado',
  'This date has been canceled': 'Esta fecha se ha cancelado',
  'This date is over': 'Esta fecha ya ha pasado',
  'Only organizers see who is waiting': 'Solo la organización ve quién está en espera',
  'This code is not one of ours.': 'Este código no es nuestro.',
  'This code is for another event.': 'Este código es de otro evento.',
  'This code has expired: its event is over.': 'Este código ha caducado: su evento ya ha terminado.',
  'This person is not on the list, or gave the seat up.':
    'Esta persona no está en la lista o ha cedido su plaza.',
  'This check-in was undone since.': 'Este registro de llegada se ha deshecho entretanto.',
  'Enter who came instead.': 'Escribe quién ha venido en su lugar.',
  '{0} is not on the list of date {1}': '{0} no está en la lista de la fecha {1}',
  'There is nothing to undo': 'No hay nada que deshacer',
  'Only organizers and hosts open the door of an event':
    'Solo la organización y la recepción pueden abrir la entrada de un evento',
  'This link is for another date, or its day is over. Ask an organizer for a new one.':
    'Este enlace es de otra fecha o su día ya ha pasado. Pide uno nuevo a quien organiza el evento.',
  'You have no seat on this date': 'No tienes plaza en esta fecha',
  'This event belongs to no chapter. Choose who else can see it.':
    'Este evento no pertenece a ningún grupo. Elige quién más puede verlo.',
  'Events of a hidden chapter are for its members only':
    'Los eventos de un grupo oculto son solo para sus miembros',
  'There would be no second date. Choose a later last day.':
    'No habría una segunda fecha. Elige un último día posterior.',
  'To end it earlier, cancel the dates that do not take place.':
    'Para que termine antes, cancela las fechas que no se celebren.',
  'This event has no such date': 'Este evento no tiene esa fecha',
  'Choose a time that is still to come': 'Elige una hora que aún no haya pasado',
  'Choose a last day within the next {0} months. You can add dates later.':
    'Elige un último día dentro de los próximos {0} meses. Podrás añadir fechas más adelante.',
  'An event can have at most {0} dates. Choose an earlier last day.':
    'Un evento puede tener {0} fechas como máximo. Elige un último día anterior.',
  'This event does not exist': 'Este evento no existe',
  'Only the leaders and organizers of this chapter can hold its events':
    'Solo los responsables y organizadores de este grupo pueden celebrar sus eventos',
  'Only administrators can create events': 'Solo la administración puede crear eventos',
  'Only administrators can change this event': 'Solo la administración puede modificar este evento',
  'Only organizers and hosts see who came to an event':
    'Solo la organización y la recepción ven quién asistió a un evento',
  'This link is not valid, or what it was for has been erased. Ask for a seat again on the event’s page.':
    'Este enlace no es válido, o aquello para lo que servía se ha borrado. Vuelve a pedir plaza en la página del evento.',
  'This date is over or has been canceled': 'Esta fecha ya ha pasado o se ha cancelado',
  'This event is for members now': 'Este evento ahora es solo para miembros',
  'There is no such guest any more': 'Este invitado ya no existe',
  '{0} has not come yet': '{0} aún no ha venido',
};
