import type { visitorsMessages as english } from '#src/features/events/visitors/visitors.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const visitorsMessages: Translation<typeof english> = {
  title: 'Tus invitados',
  description: 'Las personas que has invitado o que recibes en la entrada, y qué fue de ellas.',
  loading: 'Cargando invitados...',
  failed: 'No se han podido cargar tus invitados',
  empty: {
    title: 'Aún no hay invitados',
    text: 'Abre un evento público e invita a alguien que no sea miembro. Después del evento, esta página te recordará que te pongas en contacto.',
    action: 'Ver los eventos',
  },
  invitedBy: (name, day) => `Invitación de ${name} el ${day}`,
  asked: (day) => `Pidió plaza el ${day}`,
  steps: {
    cameAt: 'Vino',
    followedUpAt: 'Contacto posterior',
    appliedAt: 'Solicitó el ingreso',
    joinedAt: 'Se unió',
  },
  step: (label, day) => `${label} (${day})`,
  profile: 'Ver el perfil',
  followUp: 'Ya nos pusimos en contacto',
  followUpLabel: (name) => `Ya me puse en contacto con ${name}`,
  followedUp: (name) => `Te pusiste en contacto con ${name}`,
};
