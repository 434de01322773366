import type { adminInvitationsMessages as english } from '#src/features/admin/invitations/admin-invitations.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { plural } from '@guildhall/locale/words/es';

export const adminInvitationsMessages: Translation<typeof english> = {
  title: 'Invitaciones',
  description:
    'Enlaces y correos con los que otras personas pueden unirse. Una invitación retirada deja de funcionar de inmediato.',
  added: 'Los miembros que has añadido o importado reciben su invitación desde Miembros.',
  toUsers: 'Ir a Miembros',
  byEmail: {
    title: 'Invitar por correo',
    emails: 'Direcciones de correo',
    emailsHint: 'Una por línea o separadas por comas. Hasta 200 de una vez.',
    days: 'Válida durante',
    submit: 'Enviar invitaciones',
    skipsQueue: 'Permite unirse sin solicitud',
    result: (invited, members, pending) =>
      [
        plural(invited, { one: '1 invitación enviada', other: `${invited} invitaciones enviadas` }),
        ...(members > 0
          ? [
              plural(members, {
                one: '1 dirección ya es de un miembro',
                other: `${members} direcciones ya son de miembros`,
              }),
            ]
          : []),
        ...(pending > 0
          ? [plural(pending, { one: '1 ya tenía invitación', other: `${pending} ya tenían invitación` })]
          : []),
      ].join(', '),
  },
};
