import type { notPublicMessages as english } from '#src/features/businesses/page/not-public.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const notPublicMessages: Translation<typeof english> = {
  removed: 'Só você e a administração podem ver esta página. A administração a retirou do diretório.',
  own: 'Você a retirou do diretório. Só você e a administração podem ver esta página.',
  other: 'A pessoa responsável a retirou do diretório. Só ela e a administração podem ver esta página.',
  publish: 'Publicar de novo em “Minhas empresas”',
};
