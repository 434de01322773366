import type { contactDialogMessages as english } from '#src/features/businesses/page/contact-dialog.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const contactDialogMessages: Translation<typeof english> = {
  title: 'Unternehmen kontaktieren',
  label: 'Ihre Nachricht',
  placeholder: 'Was möchten Sie wissen?',
  about: (service: string) => `Ich interessiere mich für „${service}“. `,
  waits: (name, business) =>
    `${name} beantwortet Anfragen an ${business} und hat Ihre Nachricht noch nicht beantwortet. Sobald eine Antwort da ist, können Sie hier schreiben.`,
  send: 'Nachricht senden',
  sent: { title: 'Nachricht gesendet', description: 'Das Unternehmen sieht sie unter „Nachrichten“.' },
};
