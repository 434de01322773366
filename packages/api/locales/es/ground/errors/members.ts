import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const members: Sentences = {
  'This request has already been dealt with': 'Esta solicitud ya se ha atendido',
  'You entered this request. Another administrator confirms it.':
    'Has registrado tú esta solicitud. La confirma otra persona de la administración.',
  'The same request is already waiting for another administrator':
    'La misma solicitud ya está a la espera de otra persona de la administración',
  'This member no longer exists': 'Este miembro ya no existe',
  'This is an administrator. Make them a member first, or ask them to use their settings.':
    'Esta persona tiene permisos de administrador. Retíraselos antes o pídele que use sus ajustes.',
  'This applicant has become a member. Open their page under Members instead.':
    'Esta persona ya es miembro. Abre su página en Miembros.',
  'This request is not about a copy of data': 'Esta solicitud no se refiere a una copia de datos',
  'The copy can be downloaded for {0} days after the request was confirmed':
    'La copia se puede descargar durante los {0} días siguientes a la confirmación de la solicitud',
  'This person has been erased in the meantime': 'Los datos de esta persona se han borrado entretanto',
  'No member matches': 'No coincide ningún miembro',
  'This matches more than {0} members. Narrow the search or the filter.':
    'Coinciden más de {0} miembros. Acota la búsqueda o el filtro.',
  'This cannot be undone': 'Esto no se puede deshacer',
  'All of these emails have gone out': 'Todos estos correos ya se han enviado',
  'This action does not exist, or was deleted after 30 days':
    'Esta acción no existe o se eliminó al cabo de 30 días',
  'This member has not joined yet. Change the address in the form below.':
    'Este miembro aún no se ha unido. Cambia la dirección en el formulario de abajo.',
  'This account is deactivated. Activate it first.': 'Esta cuenta está desactivada. Actívala primero.',
  'The address of an administrator cannot be changed. Make them a member first.':
    'No se puede cambiar la dirección de alguien con permisos de administrador. Retíraselos antes.',
  'This member does not exist': 'Este miembro no existe',
  'There is nothing to send: this member has confirmed their address, or is deactivated':
    'No hay nada que enviar: este miembro ha confirmado su dirección o tiene la cuenta desactivada',
  'This member has not joined yet. Send the invitation again instead.':
    'Este miembro aún no se ha unido. Vuelve a enviarle la invitación.',
  'This member has joined. Use “Change address” instead.':
    'Este miembro ya se ha unido. Usa «Cambiar dirección».',
  'Another member has this email address': 'Otro miembro tiene esta dirección de correo',
  'Another member has this membership number': 'Otro miembro tiene este número de miembro',
  'Choose two different accounts': 'Elige dos cuentas distintas',
  'You cannot merge your own account into another one': 'No puedes fusionar tu propia cuenta con otra',
  'An administrator cannot be merged. Change the role first.':
    'La cuenta de un administrador no se puede fusionar. Cambia antes el rol.',
  'Someone with a role cannot be merged. End the role first.':
    'La cuenta de alguien con un rol no se puede fusionar. Retira antes el rol.',
  'Keep the account that has joined, and merge the other one into it':
    'Conserva la cuenta que ya se ha unido y fusiona la otra con ella',
  'Two-step sign-in of an administrator can only be turned off by themselves, or by who runs the server.':
    'El inicio de sesión en dos pasos de un administrador solo puede desactivarlo esa misma persona o quien gestiona el servidor.',
  'This member has no two-step sign-in': 'Este miembro no tiene activado el inicio de sesión en dos pasos',
  'Only an active member can become an administrator':
    'Solo un miembro activo puede recibir permisos de administrador',
  'The last active administrator cannot be demoted. Make someone else administrator first.':
    'Nadie más con la cuenta activa tiene permisos de administrador. Dáselos antes a otra persona.',
  'This member has a role that you do not have. Ask an administrator to do this.':
    'Este miembro tiene un rol que tú no tienes. Pide a la administración que lo haga.',
  'This member was suspended by a decision. Ask a moderator to end it.':
    'La suspensión de este miembro se debe a una decisión. Pide a moderación que le ponga fin.',
  'You cannot deactivate yourself': 'No puedes desactivar tu propia cuenta',
  'The last active administrator cannot be deactivated':
    'No se puede desactivar la última cuenta de administrador activa',
  'This member has not joined yet. They become active when they open the link in their invitation.':
    'Este miembro aún no se ha unido. Su cuenta se activa cuando abra el enlace de su invitación.',
  'There is already an account with this email address': 'Ya hay una cuenta con esta dirección de correo',
  'Message deleted with the account': 'Mensaje eliminado con la cuenta',
};
