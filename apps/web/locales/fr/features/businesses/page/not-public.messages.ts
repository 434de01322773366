import type { notPublicMessages as english } from '#src/features/businesses/page/not-public.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const notPublicMessages: Translation<typeof english> = {
  removed:
    'Seuls les administrateurs et vous pouvez voir cette page. Un administrateur l’a retirée de l’annuaire.',
  own: 'Vous avez retiré cette entreprise de l’annuaire. Seuls les administrateurs et vous pouvez voir cette page.',
  other:
    'Le propriétaire de cette entreprise l’a retirée de l’annuaire. Seuls le propriétaire et les administrateurs peuvent voir cette page.',
  publish: 'La publier à nouveau dans « Mes entreprises »',
};
