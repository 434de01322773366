import type { notPublicMessages as english } from '#src/features/businesses/page/not-public.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const notPublicMessages: Translation<typeof english> = {
  removed:
    'Esta página solo es visible para ti y para la administración. La administración la ha retirado del directorio.',
  own: 'Has retirado esta empresa del directorio. Esta página solo es visible para ti y para la administración.',
  other:
    'Su titular ha retirado esta empresa del directorio. Esta página solo es visible para su titular y para la administración.',
  publish: 'Volver a publicarla en «Mis empresas»',
};
