import type { contactDialogMessages as english } from '#src/features/businesses/page/contact-dialog.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const contactDialogMessages: Translation<typeof english> = {
  title: 'Falar com a empresa',
  label: 'Sua mensagem',
  placeholder: 'O que você gostaria de saber?',
  about: (service: string) => `Tenho interesse em “${service}”. `,
  waits: (name, business) =>
    `Sua mensagem para ${name}, que responde por ${business}, aguarda resposta. Você poderá escrever aqui assim que a receber.`,
  send: 'Enviar mensagem',
  sent: { title: 'Mensagem enviada', description: 'A pessoa responsável a verá em “Mensagens”.' },
};
