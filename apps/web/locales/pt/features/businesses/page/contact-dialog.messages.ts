import type { contactDialogMessages as english } from '#src/features/businesses/page/contact-dialog.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const contactDialogMessages: Translation<typeof english> = {
  title: 'Falar com a empresa',
  label: 'Sua mensagem',
  placeholder: 'O que você gostaria de saber?',
  about: (service: string) => `Tenho interesse em “${service}”. `,
  send: 'Enviar mensagem',
  sent: { title: 'Mensagem enviada', description: 'A pessoa responsável a verá em “Mensagens”.' },
};
