import type { contactDialogMessages as english } from '#src/features/businesses/page/contact-dialog.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const contactDialogMessages: Translation<typeof english> = {
  title: 'Contactar con la empresa',
  label: 'Tu mensaje',
  placeholder: '¿Qué te gustaría saber?',
  about: (service: string) => `Me interesa «${service}». `,
  waits: (name, business) =>
    `Tu mensaje para ${name}, que responde por ${business}, espera respuesta. Podrás escribir aquí en cuanto la recibas.`,
  send: 'Enviar mensaje',
  sent: { title: 'Mensaje enviado', description: 'Quien gestiona la empresa lo verá en Mensajes.' },
};
