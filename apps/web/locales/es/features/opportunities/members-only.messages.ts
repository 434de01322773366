import type { membersOnlyMessages as english } from '#src/features/opportunities/members-only.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number } from '@guildhall/locale/words/es';

export const membersOnlyMessages: Translation<typeof english> = {
  title: (count, isOne) =>
    isOne ? '1 oportunidad es solo para miembros' : `${count} oportunidades son solo para miembros`,
  atLeast: (count) => `Al menos ${number(count)}`,
  text: 'Únete para leerlas y postularte. Después volverás a esta página.',
};
