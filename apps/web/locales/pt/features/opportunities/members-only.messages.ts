import type { membersOnlyMessages as english } from '#src/features/opportunities/members-only.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number } from '@guildhall/locale/words/pt';

export const membersOnlyMessages: Translation<typeof english> = {
  title: (count, isOne) =>
    isOne ? '1 oportunidade é só para membros' : `${count} oportunidades são só para membros`,
  atLeast: (count) => `Pelo menos ${number(count)}`,
  text: 'Cadastre-se para ler e se candidatar. Depois, você volta a esta página.',
};
