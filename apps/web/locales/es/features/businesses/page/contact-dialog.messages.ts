import type { contactDialogMessages as english } from '#src/features/businesses/page/contact-dialog.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const contactDialogMessages: Translation<typeof english> = {
  title: 'Contactar con la empresa',
  label: 'Tu mensaje',
  placeholder: '¿Qué te gustaría saber?',
  about: (service: string) => `Me interesa «${service}». `,
  send: 'Enviar mensaje',
  sent: { title: 'Mensaje enviado', description: 'Quien gestiona la empresa lo verá en Mensajes.' },
};
