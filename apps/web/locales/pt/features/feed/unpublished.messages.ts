import type { unpublishedMessages as english } from '#src/features/feed/unpublished.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const unpublishedMessages: Translation<typeof english> = {
  title: 'Só você pode ver estas publicações',
  states: { waiting: 'Aguardando aprovação', declined: 'Não aprovada', hidden: 'Oculta' },
  reason: (reason) => `Motivo: ${reason}`,
  object: 'Ler ou contestar',
};
