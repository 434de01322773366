import type { reportMemberMessages as english } from '#src/features/reports/report-member.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const reportMemberMessages: Translation<typeof english> = {
  action: (firstName) => `Denunciar a ${firstName}`,
  title: (name) => `Denunciar a ${name}`,
  quote: 'La administración no puede leer tus mensajes. Cita lo que deba ver.',
  sent: { title: 'Gracias', description: 'Denuncia enviada. Revisaremos el caso de este miembro.' },
};
