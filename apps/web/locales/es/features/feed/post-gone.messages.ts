import type { postGoneMessages as english } from '#src/features/feed/post-gone.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const postGoneMessages: Translation<typeof english> = {
  title: 'Publicación no encontrada',
  description: 'No hay ninguna publicación en esta dirección.',
  text: 'Esta publicación ya no está disponible. Es posible que se haya eliminado.',
  back: 'Volver a Novedades',
};
