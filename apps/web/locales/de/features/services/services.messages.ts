import type { servicesMessages as english } from '#src/features/services/services.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const servicesMessages: Translation<typeof english> = {
  title: 'Leistungen im digitalen Marketing',
  description: 'Arbeiten für Mitglieder, zu festen Preisen.',
  all: 'Alle Leistungen',
  tabs: 'Kategorien von Leistungen',
  included: 'Enthalten',
  categories: {
    web_design: 'Webdesign',
    email_marketing: 'E-Mail-Marketing',
    social_media: 'Social Media',
    seo: 'Suchmaschinenoptimierung',
    branding: 'Markenauftritt',
    advertising: 'Onlinewerbung (PPC)',
  },
  loading: 'Leistungen werden geladen...',
  failed: 'Die Leistungen konnten nicht geladen werden',
  none: {
    title: 'Noch keine Leistungen',
    text: 'Zurzeit können Sie hier nichts beauftragen. Bitte schauen Sie bald wieder vorbei.',
    add: 'Leistungen hinzufügen',
  },
  button: { visitor: 'Zum Beauftragen anmelden', quote: 'Angebot anfordern', order: 'Jetzt beauftragen' },
  why: {
    heading: 'Was für unsere Leistungen spricht',
    points: [
      {
        key: 'price',
        title: 'Sie kennen den Preis, bevor die Arbeit beginnt',
        text: 'Sie zahlen den Preis, der in Ihrem Auftrag steht. Bei Angeboten beginnt die Arbeit erst, wenn Sie das Angebot annehmen.',
      },
      {
        key: 'steps',
        title: 'Jeder Schritt ist festgehalten',
        text: 'Jede Änderung, vom Auftrag bis zur Lieferung, steht im Verlauf Ihres Auftrags und erreicht Sie per E-Mail.',
      },
      {
        key: 'way-out',
        title: 'Sie können es sich anders überlegen',
        text: 'Bis die Arbeit beginnt, können Sie mit einem Klick stornieren. Ein Angebot anzufordern verpflichtet Sie zu nichts.',
      },
    ],
  },
};
