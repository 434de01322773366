import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const console: Sentences = {
  'Another backup is being uploaded': 'Ya se está subiendo otra copia de seguridad',
  'Please send the file itself as the body, as {0} and with its length.':
    'Envía el propio archivo como cuerpo de la solicitud, con el tipo {0} y su longitud.',
  'The backup took too long to arrive.': 'La copia de seguridad ha tardado demasiado en llegar.',
  'This delivery is no longer among the failed ones': 'Este envío ya no está entre los fallidos',
  'This test email no longer exists': 'Este correo de prueba ya no existe',
  'Something went wrong; the log says what': 'Algo ha fallado; los detalles están en el registro',
  'A data export cannot be restored; please choose a full backup':
    'Una exportación de datos no se puede restaurar; elige una copia de seguridad completa',
  'This backup is being checked already': 'Esta copia de seguridad ya se está comprobando',
  'Only uploaded backups can be deleted; the others are deleted by their age':
    'Solo se pueden eliminar las copias de seguridad subidas; las demás se eliminan según su antigüedad',
  'These days are yet to come': 'Estos días aún no han llegado',
  'Choose an earlier day': 'Elige un día anterior',
  'Only the two whose office moves can confirm this': 'Solo pueden confirmarlo las dos personas del traspaso',
  'Another administrator has to approve this': 'Tiene que aprobarlo otra persona de la administración',
  'This handover is over already': 'Este traspaso ya ha terminado',
  'This handover does not exist': 'Este traspaso no existe',
  'Only administrators see what others look after': 'Solo la administración ve de qué se ocupan los demás',
  'This member has no role to hand over': 'Este miembro no tiene ningún rol que traspasar',
  'Choose today or a later day': 'Elige hoy o un día posterior',
  'Choose a day within a year': 'Elige un día dentro del próximo año',
  'Only an active member can take over': 'Solo un miembro activo puede asumir el cargo',
  'The role {0} ends before this day. Choose an earlier one, or give the role for longer first.':
    'El rol «{0}» termina antes de ese día. Elige un día anterior o prolonga primero el rol.',
  'This office is being handed over already. Cancel that handover first.':
    'Este cargo ya se está traspasando. Cancela antes ese traspaso.',
  'There is no such objection': 'Esa reclamación no existe',
  'Someone has already answered this objection': 'Alguien ya ha respondido a esta reclamación',
  'You made this decision. Another administrator answers the objection to it.':
    'Tomaste tú esta decisión. A la reclamación responde otra persona de la administración.',
  'This member has a role that you do not have. Ask an administrator to answer.':
    'Este miembro tiene un rol que tú no tienes. Pide a la administración que responda.',
  'Write what the member should know': 'Escribe lo que el miembro debe saber',
  'This no longer exists': 'Esto ya no existe',
  'Someone has already decided on this post': 'Alguien ya ha decidido sobre esta publicación',
  "This action isn't available for this type of content":
    'Esta acción no está disponible para este tipo de contenido',
  'This member can no longer be contacted': 'Ya no es posible contactar con este miembro',
  'This member has no posts on the feed': 'Este miembro no tiene publicaciones en las novedades',
  'This account is already deactivated': 'Esta cuenta ya está desactivada',
  'There can be {0} services. Remove one first.': 'Puede haber {0} servicios. Quita uno primero.',
  'This service was removed': 'Este servicio se ha retirado',
  'Nothing answers there. Check the address for typing errors.':
    'No hay respuesta en esa dirección. Comprueba que esté bien escrita.',
  'What answers there is not this service. Copy the issuer from its settings exactly, character by character.':
    'Lo que responde en esa dirección no es este servicio. Copia el emisor de su configuración tal cual, carácter por carácter.',
  'This is taken by another service': 'Ya lo usa otro servicio',
  'This report does not exist': 'Esta denuncia no existe',
  'Someone has already decided on this report': 'Alguien ya ha decidido sobre esta denuncia',
  'This community is already set up and has an administrator. Sign in, or ask them to make you an administrator.':
    'Esta comunidad ya está configurada y tiene un administrador. Inicia sesión o pide permisos de administrador.',
  'This setup address has expired. Restart the server and look for a new one in its log.':
    'Esta dirección de configuración ha caducado. Reinicia el servidor y busca una nueva en su registro.',
  'This setup address is not valid. Use the latest one from the server log.':
    'Esta dirección de configuración no es válida. Usa la más reciente del registro del servidor.',
  'There is already an account with this email address. Use another one; you can make that member an administrator later.':
    'Ya hay una cuenta con esta dirección de correo. Usa otra; más adelante podrás dar a ese miembro permisos de administrador.',
  members: 'miembros',
  businesses: 'empresas',
};
