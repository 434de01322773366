import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const contact: Sentences = {
  'Your objection was answered, and the answer is final. You cannot object to it again.':
    'Tu reclamación se ha respondido y la respuesta es definitiva. No puedes reclamar de nuevo.',
  'You have already objected to this decision.': 'Ya has reclamado contra esta decisión.',
  'You can object within {0} days of a decision.':
    'Puedes reclamar en los {0} días siguientes a una decisión.',
  'There is no such decision': 'Esa decisión no existe',
  'This member’s role does not cover this': 'El rol de este miembro no lo abarca',
  'This message does not exist': 'Este mensaje no existe',
  'A message can be changed for {0} minutes': 'Un mensaje se puede editar durante {0} minutos',
  'This member is not available': 'Este miembro no está disponible',
  'You can send pictures once they have replied': 'Podrás enviar imágenes cuando te haya respondido',
  'You cannot write to yourself': 'No puedes enviarte mensajes',
  'You have written to {0} new people in 24 hours. Please come back later.':
    'Has escrito a {0} personas nuevas en 24 horas. Vuelve más tarde.',
  'Message deleted': 'Mensaje eliminado',
  'Please confirm your email address first. Until then you can write to people you know.':
    'Confirma antes tu dirección de correo. Hasta entonces puedes escribir a las personas que conoces.',
  'Waiting for a reply. You can write again once they answer or accept.':
    'A la espera de respuesta. Podrás volver a escribir cuando te responda o acepte.',
  'A text can mention at most {0} members and businesses':
    'Un texto puede mencionar {0} miembros y empresas como máximo',
  'This notification no longer exists': 'Esta notificación ya no existe',
  'The weekly digest': 'El resumen semanal',
};
