import type { adminOrdersMessages as english } from '#src/features/admin/orders/admin-orders.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const adminOrdersMessages: Translation<typeof english> = {
  title: 'Aufträge',
  description: 'Aufträge der Mitglieder und ihr Status.',
  noun: 'Aufträge',
  all: 'Alle Aufträge',
  empty: 'Aufträge der Mitglieder erscheinen hier.',
  number: (id) => `Auftrag Nr. ${id}`,
  manage: 'Verwalten',
  manageLabel: (id) => `Auftrag Nr. ${id} verwalten`,
  details: {
    description: 'Beschreibung',
    requirements: 'Weitere Anforderungen',
    desiredCompletion: 'Gewünschte Fertigstellung',
    quoted: 'Angebot',
    closed: 'Dieser Auftrag ist abgeschlossen.',
  },
  actions: {
    pending: 'Zurück auf „Ausstehend“',
    in_progress: 'Arbeit beginnen',
    completed: 'Als abgeschlossen markieren',
    cancelled: 'Auftrag stornieren',
  },
  asked: 'Frage an Sie',
  wrote: (firstName) => `${firstName} schrieb`,
  writeTo: (firstName) => `Nachricht an ${firstName}`,
  note: 'Notiz an das Mitglied (optional)',
  updated: (id) => ({ title: `Auftrag Nr. ${id} aktualisiert` }),
  quote: {
    label: (currency) => `Angebot in ${currency}`,
    invalid: (example) => `Bitte geben Sie einen Betrag wie ${example} ein`,
    send: 'Angebot senden',
    update: 'Angebot aktualisieren',
    sent: (id) => ({ title: `Angebot für Auftrag Nr. ${id} gesendet` }),
  },
};
