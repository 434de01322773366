import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const people: Sentences = {
  'This request no longer exists': 'Esta solicitud ya no existe',
  'You cannot block yourself': 'No puedes bloquearte',
  'Only the other member can do this': 'Solo puede hacerlo el otro miembro',
  'This request or connection was just updated. Reload the page to see it.':
    'Esta solicitud o este contacto se acaba de actualizar. Recarga la página para verlo.',
  'You cannot dismiss yourself': 'No puedes descartarte',
  'You cannot connect with yourself': 'No puedes conectar contigo',
  'You have sent {0} requests in 24 hours.': 'Has enviado {0} solicitudes en 24 horas.',
  'You have {0} pending requests. Withdraw one or wait for replies.':
    'Tienes {0} solicitudes pendientes. Retira una o espera las respuestas.',
  '{0} You can send another one after {1}.': '{0} Podrás enviar otra a partir del {1}.',
  'You withdrew a request to this member. You can send another from {0}.':
    'Retiraste una solicitud a este miembro. Podrás enviar otra a partir del {0}.',
  'Your profile no longer says this. Reload the page to see what you look for now.':
    'Tu perfil ya no dice esto. Recarga la página para ver qué buscas ahora.',
  'You cannot report yourself': 'No puedes denunciarte',
  'The requested profile could not be found.': 'No se ha encontrado el perfil solicitado.',
  'Your profile no longer says this. Reload the page to see how it is read now.':
    'Tu perfil ya no dice esto. Recarga la página para ver cómo lo leemos ahora.',
  'What you rule out can only be left out': 'Lo que descartas solo se puede omitir',
  'This sample of your work no longer exists': 'Este trabajo ya no existe',
  'You can show up to {0} samples of your work': 'Puedes mostrar {0} trabajos como máximo',
};
