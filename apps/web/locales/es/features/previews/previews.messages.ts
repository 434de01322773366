import type { previewsMessages as english } from '#src/features/previews/previews.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const previewsMessages: Translation<typeof english> = {
  article: 'Artículo',
  business: 'Empresa',
  opportunity: 'Oportunidad',
  event: 'Evento',
  profile: 'Miembro',
  chapter: 'Grupo',
  post: 'Publicación',
};
