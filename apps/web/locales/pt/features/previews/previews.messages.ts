import type { previewsMessages as english } from '#src/features/previews/previews.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const previewsMessages: Translation<typeof english> = {
  article: 'Artigo',
  business: 'Empresa',
  opportunity: 'Oportunidade',
  event: 'Evento',
  profile: 'Membro',
  chapter: 'Grupo',
  post: 'Publicação',
};
