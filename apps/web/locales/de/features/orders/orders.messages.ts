import type * as english from '#src/features/orders/orders.messages.ts';
import type { OrderEvent, OrderStatus } from '@guildhall/api/exchange/orders/orders.schema';
import type { Translation } from '@guildhall/locale/translation';

export const ordersMessages: Translation<typeof english.ordersMessages> = {
  title: 'Meine Aufträge',
  failed: 'Ihre Aufträge konnten nicht geladen werden',
  status: {
    pending: 'Ausstehend',
    in_progress: 'In Arbeit',
    completed: 'Abgeschlossen',
    cancelled: 'Storniert',
  },
  quote: {
    title: 'Ihr Angebot',
    text: 'Die Arbeit beginnt, sobald Sie es annehmen.',
    accept: 'Angebot annehmen',
    decline: 'Angebot ablehnen',
  },
  cancel: {
    ask: 'Auftrag stornieren',
    sure: 'Diesen Auftrag stornieren?',
    yes: 'Auftrag stornieren',
    no: 'Nicht stornieren',
  },
  number: (id) => `Auftrag Nr. ${id}`,
  details: {
    orderDate: 'Auftragsdatum',
    projectName: 'Projektname',
    description: 'Beschreibung',
    desiredCompletion: 'Gewünschte Fertigstellung',
    expectedDelivery: 'Voraussichtliche Lieferung',
    completed: 'Abgeschlossen',
    requirements: 'Weitere Anforderungen',
  },
  dialog: {
    projectName: 'Projektname',
    projectNamePlaceholder: 'z. B. Website für den neuen Laden',
    projectDescription: 'Projektbeschreibung',
    projectDescriptionPlaceholder: 'Wofür ist es, und für wen?',
    completionDate: 'Gewünschter Fertigstellungstermin',
    requirements: 'Weitere Anforderungen',
    optional: 'Optional',
    submit: 'Auftrag erteilen',
    quote: 'Angebot anfordern',
    nameMissing: 'Bitte geben Sie einen Projektnamen ein',
    descriptionMissing: 'Bitte geben Sie eine Projektbeschreibung ein',
    placed: 'Auftrag erteilt! Wir halten Sie per E-Mail auf dem Laufenden.',
    failed: 'Der Auftrag konnte nicht erteilt werden. Bitte versuchen Sie es noch einmal.',
  },
  terms: { lead: 'Lesen Sie, bevor Sie den Auftrag erteilen:', and: ' und ' },
  note: {
    send: 'Senden',
    label: 'Schreiben Sie uns zu diesem Auftrag',
    you: 'Sie haben geschrieben',
    team: 'Unser Team hat geschrieben',
  },
  next: (isQuote) =>
    isQuote
      ? 'Noch ist nichts zu zahlen: Sie erhalten zuerst einen Preis, und die Arbeit beginnt erst, wenn Sie ihn annehmen.'
      : 'Hier wird nichts abgebucht: Wir schreiben Ihnen, wann es losgeht und wie Sie zahlen. Bis die Arbeit beginnt, können Sie mit einem Klick stornieren.',
  timeline: {
    title: 'Verlauf',
    loading: 'Verlauf wird geladen...',
    failed: 'Der Verlauf konnte nicht geladen werden',
  },
};

const EVENTS: Record<OrderEvent['kind'], string> = {
  placed: 'Auftrag erteilt',
  status: 'Geändert',
  quoted: 'Angebot erstellt',
  quote_accepted: 'Angebot angenommen',
  quote_declined: 'Angebot abgelehnt',
  note: 'Notiz',
  automation: 'An unser Team gesendet',
};

const STATUS_CHANGES: Record<OrderStatus, string> = {
  pending: 'Wartet auf Beginn',
  in_progress: 'Arbeit begonnen',
  completed: 'Abgeschlossen',
  cancelled: 'Storniert',
};

export const eventTitle: Translation<typeof english.eventTitle> = ({ kind, toStatus, by }, memberWrote) => {
  if (by) return by === 'member' ? memberWrote : ordersMessages.note.team;
  return kind === 'status' && toStatus ? STATUS_CHANGES[toStatus] : EVENTS[kind];
};
