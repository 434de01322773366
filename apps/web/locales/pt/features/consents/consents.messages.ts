import type { consentsMessages as english } from '#src/features/consents/consents.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const consentsMessages: Translation<typeof english> = {
  title: 'Antes de continuar',
  intro: (site) => `Para continuar usando ${site}, leia e aceite:`,
  updated: 'Atualizado desde que você aceitou',
  read: (title) => `${title} (abre em uma nova aba)`,
  accept: 'Aceitar',
  signOut: 'Sair da conta',
  settings: 'Baixar seus dados ou excluir sua conta',
};
