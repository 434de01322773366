import type { queuesMessages as english } from '#src/contact/duties/queues.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const queuesMessages: Translation<typeof english> = {
  separator: ', ',
  applicants: (names, others) =>
    others > 0 ? `Zur Entscheidung: ${names} und ${others} weitere.` : `Zur Entscheidung: ${names}.`,
};
