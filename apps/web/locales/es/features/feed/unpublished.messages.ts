import type { unpublishedMessages as english } from '#src/features/feed/unpublished.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const unpublishedMessages: Translation<typeof english> = {
  title: 'Solo tú puedes ver estas publicaciones',
  states: { waiting: 'Pendiente de aprobación', declined: 'No aprobada', hidden: 'Oculta' },
  reason: (reason) => `Motivo: ${reason}`,
  object: 'Leer o reclamar',
};
