import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const publishing: Sentences = {
  'There is no such article': 'Ese artículo no existe',
  'Choose a member of the community': 'Elige un miembro de la comunidad',
  'An article can show at most {0} pictures': 'Un artículo puede mostrar {0} imágenes como máximo',
  'Only administrators can write articles': 'Solo la administración puede escribir artículos',
  "The article you're looking for doesn't exist.": 'El artículo que buscas no existe.',
  'This post no longer exists': 'Esta publicación ya no existe',
  'Only the author can delete this comment': 'Solo quien escribió este comentario puede eliminarlo',
  'You cannot report your own comment': 'No puedes denunciar tu propio comentario',
  'This comment no longer exists': 'Este comentario ya no existe',
  'Only the author can delete this post': 'Solo quien escribió esta publicación puede eliminarla',
  'You cannot report your own post': 'No puedes denunciar tu propia publicación',
  'A post can be edited for {0} minutes': 'Una publicación se puede editar durante {0} minutos',
  'Only the author may edit this post': 'Solo quien escribió esta publicación puede editarla',
  'On your first day a post can have at most {0} links':
    'El primer día, una publicación puede tener {0} enlaces como máximo',
  'A post can have at most {0} topics': 'Una publicación puede tener {0} temas como máximo',
  'You can follow at most {0} topics. Unfollow one first.':
    'Puedes seguir {0} temas como máximo. Deja de seguir uno primero.',
  'Please sign in to shorten addresses': 'Inicia sesión para acortar direcciones',
  'This address was taken down': 'Esta dirección se ha retirado',
  'There is no such short link': 'Ese enlace corto no existe',
  'This short link has already been taken down': 'Este enlace corto ya se ha retirado',
  'Enter a valid web address': 'Escribe una dirección web válida',
  'Only addresses starting with http:// or https:// can be shortened':
    'Solo se pueden acortar direcciones que empiecen por http:// o https://',
  "Links that contain a username or password can't be shortened":
    'No se pueden acortar enlaces que contengan un nombre de usuario o una contraseña',
  "Links to this site don't need to be shortened": 'No hace falta acortar los enlaces a este sitio',
  'Addresses inside a private network cannot be shortened':
    'No se pueden acortar direcciones de una red privada',
  'Addresses of this site cannot be shortened here':
    'Las direcciones de este sitio no se pueden acortar aquí',
  'Links can have up to {0} characters': 'Los enlaces pueden tener hasta {0} caracteres',
};
