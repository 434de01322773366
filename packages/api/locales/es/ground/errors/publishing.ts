import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const publishing: Sentences = {
  'There is no such article': 'Ese artículo no existe',
  'Choose a member of the community': 'Elige un miembro de la comunidad',
  'An article can show at most {0} pictures': 'Un artículo puede mostrar {0} imágenes como máximo',
  'Only administrators can write articles': 'Solo la administración puede escribir artículos',
  "The article you're looking for doesn't exist.": 'El artículo que buscas no existe.',
  'Members can’t submit articles at the moment': 'Los miembros no pueden enviar artículos en este momento',
  'Write the article before you submit it': 'Escribe el artículo antes de enviarlo',
  'Up to {0} of your articles can wait at a time. Save this one until one of them is decided on.':
    'Puedes tener hasta {0} artículos pendientes de aprobación a la vez. Guarda este hasta que se decida sobre alguno.',
  'You can keep up to {0} articles that are not published. Delete one that you no longer need.':
    'Puedes conservar hasta {0} artículos sin publicar. Elimina uno que ya no necesites.',
  'This article is waiting for approval. Take it back to change it.':
    'Este artículo está pendiente de aprobación. Retíralo para cambiarlo.',
  'Administrators change what is published. Ask them if something is wrong.':
    'Una vez publicado un artículo, solo puede cambiarlo la administración. Escríbele si hay algo que corregir.',
  'This article is no longer waiting': 'Este artículo ya no está pendiente de aprobación',
  'You have no such article': 'Este artículo no está entre los tuyos',
  'The member who submitted this article stays its author':
    'La autoría de este artículo sigue siendo del miembro que lo envió',
  'A member submitted this article. Open it, and publish what you have read.':
    'Este artículo lo ha enviado un miembro. Ábrelo y léelo antes de publicarlo.',
  'This article was declined. It can be changed once its author has submitted it again.':
    'Este artículo se ha rechazado. Se podrá cambiar cuando quien lo escribió vuelva a enviarlo.',
  'Its author can’t be shown to others at the moment. Publish it once their account is active and their address confirmed.':
    'Ahora mismo no se puede mostrar a los demás quién lo escribió. Publícalo cuando su cuenta esté activa y su dirección esté confirmada.',
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
