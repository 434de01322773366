import type { contactDialogMessages as english } from '#src/features/businesses/page/contact-dialog.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const contactDialogMessages: Translation<typeof english> = {
  title: 'Contacter l’entreprise',
  label: 'Votre message',
  placeholder: 'Que souhaitez-vous savoir ?',
  about: (service: string) => `Votre service « ${service} » m’intéresse. `,
  waits: (name, business) =>
    `Votre message à ${name}, qui répond pour ${business}, attend une réponse. Vous pourrez écrire ici dès que vous l’aurez reçue.`,
  send: 'Envoyer le message',
  sent: { title: 'Message envoyé', description: 'Le propriétaire le verra dans ses messages.' },
};
