import type { notPublicMessages as english } from '#src/features/businesses/page/not-public.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const notPublicMessages: Translation<typeof english> = {
  removed: 'Só você e a administração podem ver esta página. A administração a retirou do diretório.',
  own: 'Você retirou esta empresa do diretório. Só você e a administração podem vê-la.',
  other: 'A pessoa responsável retirou esta empresa do diretório. Só ela e a administração podem vê-la.',
  publish: 'Publicar de novo em “Minhas empresas”',
};
