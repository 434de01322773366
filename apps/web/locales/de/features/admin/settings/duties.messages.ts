import type { dutiesMessages as english } from '#src/features/admin/settings/duties.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const dutiesMessages: Translation<typeof english> = {
  title: 'Wer wofür zuständig ist',
  text: 'Wer für etwas zuständig ist, sieht es an der Glocke und per E-Mail. Wofür niemand zuständig ist, darüber wird die gesamte Administration benachrichtigt. Sofort gesendete E-Mails kommen je Art höchstens alle zehn Minuten.',
  duties: {
    applications: 'Aufnahmeanträge',
    reports: 'Meldungen und Widersprüche',
    posts: 'Beiträge, die auf Freigabe warten',
    articles: 'Artikel, die auf Freigabe warten',
    privacy: 'Anfragen zu personenbezogenen Daten',
    operations: 'Fehlgeschlagene E-Mails und Sicherungen, voller Speicher',
  },
  notices: { now: 'E-Mail sofort', daily: 'Eine E-Mail am Tag', off: 'Nichts' },
};
