import type { membershipBarMessages as english } from '#src/app/shell/membership-bar.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const membershipBarMessages: Translation<typeof english> = {
  label: 'Sua associação',
  ended: (day) => `Sua associação terminou em ${day}.`,
  readOnly: 'Você ainda pode ler tudo, mas não publicar.',
  soonReadOnly: (day) => `A partir de ${day}, você poderá ler, mas não publicar.`,
  renew: 'Para renová-la, escreva para',
};
