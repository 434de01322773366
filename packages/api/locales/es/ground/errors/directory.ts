import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const directory: Sentences = {
  'Only the owner can see these numbers': 'Solo el titular puede ver estas cifras',
  'Owner not found': 'No se ha encontrado al titular',
  'Only the owner may edit this business': 'Solo el titular puede editar esta empresa',
  'A member can list {0} businesses': 'Un miembro puede tener {0} empresas en el directorio',
  'This is your own business': 'Esta es tu propia empresa',
  'Business not found': 'Empresa no encontrada',
  'No web address is available for this name. Try a different name.':
    'No hay ninguna dirección web disponible para este nombre. Prueba con otro nombre.',
  'An administrator has taken this business off the directory. Write to them to have it back.':
    'La administración ha retirado esta empresa del directorio. Escríbele para recuperarla.',
  'Only the owner may publish this business': 'Solo el titular puede publicar esta empresa',
  'You cannot review this business': 'No puedes escribir una reseña de esta empresa',
  'This review no longer exists': 'Esta reseña ya no existe',
  'You have reviewed this business already. Send it again to replace what you wrote.':
    'Ya has escrito una reseña de esta empresa. Envíala de nuevo para sustituirla.',
  'You can’t review a business you own or work for':
    'No puedes escribir una reseña de una empresa tuya o en la que trabajas',
  'Only the owner can reply to reviews': 'Solo el titular puede responder a las reseñas',
  'This is your own review': 'Esta es tu propia reseña',
  'You can review {0} businesses a day. Please come back tomorrow.':
    'Puedes escribir reseñas de {0} empresas al día. Vuelve mañana.',
  'Only the owner may change the team': 'Solo el titular puede cambiar el equipo',
  'This person is not on the team': 'Esta persona no está en el equipo',
  'This member is already on the team or invited':
    'Este miembro ya está en el equipo o ya tiene una invitación',
  'You are already on this team': 'Ya estás en este equipo',
  'Only the invited member can respond': 'Solo puede responder el miembro que recibió la invitación',
  'A team can have at most {0} members': 'Un equipo puede tener {0} miembros como máximo',
  'Only the owner can manage the team': 'Solo el titular puede gestionar el equipo',
};
