import type { teamMessages as english } from '#src/features/businesses/team/team.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const teamMessages: Translation<typeof english> = {
  loading: 'Cargando equipo...',
  failed: 'No se ha podido cargar el equipo',
  manage: 'Gestionar equipo',
  status: {
    invited: 'Invitación enviada',
    confirmed: 'Confirmación recibida',
    declined: 'Invitación rechazada',
  },
  invite: {
    title: 'Invitar a un miembro',
    username: 'Miembro',
    jobTitle: 'Cargo',
    titlePlaceholder: 'p. ej., jefa de obrador',
    submit: 'Enviar invitación',
    sent: { title: 'Invitación enviada', description: 'Formará parte del equipo cuando la acepte.' },
  },
  owner: 'Titular',
  addSelf: 'Añadirme',
  remove: 'Quitar',
  removeLabel: (name) => `Quitar a ${name}`,
  leave: 'Dejar el equipo',
  invitation: {
    title: 'Tienes una invitación',
    text: '¿Quieres unirte al equipo de',
    as: (role) => (role ? ` como ${role}` : ''),
    accept: 'Unirme al equipo',
    decline: 'Rechazar',
  },
};
