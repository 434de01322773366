import type { applicationMessages as english } from '#src/features/application/application.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const applicationMessages: Translation<typeof english> = {
  title: 'Tu solicitud',
  description: 'Consulta en qué punto está tu solicitud. Así confirmas también tu dirección de correo.',
  open: 'Ver mi solicitud',
  incomplete: 'Este enlace está incompleto. Abre el enlace completo del correo.',
  status: {
    waiting: 'Tu solicitud está pendiente de decisión. Recibirás un correo.',
    asked: 'Antes de decidir, tenemos una pregunta para ti.',
    approved:
      'Tu solicitud se ha aprobado. Te hemos enviado por correo un enlace para elegir una contraseña.',
    declined: 'Tu solicitud no se ha aprobado. Todos sus datos se borrarán en un plazo de 30 días.',
  },
  said: { community: 'Escribimos', applicant: 'Respondiste' },
  reply: { label: 'Tu respuesta', submit: 'Enviar respuesta' },
  signIn: 'Iniciar sesión',
  withdraw: {
    action: 'Retirar solicitud',
    title: '¿Retirar tu solicitud?',
    text: 'Tu solicitud y todos sus datos se borrarán de inmediato.',
    done: 'Tu solicitud se ha retirado y borrado.',
  },
};
