import type { firstStepsMessages as english } from '#src/features/onboarding/first-steps.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const firstStepsMessages: Translation<typeof english> = {
  title: 'Ihr Weg zum ersten Kontakt',
  text: 'Drei kurze Schritte. Überspringen Sie, was Sie möchten, und ergänzen Sie Ihr Profil jederzeit.',
  progress: (done, count) => `${done} von ${count} erledigt`,
  states: { open: 'Offen', done: 'Erledigt', skipped: 'Übersprungen' },
  skip: 'Überspringen',
  skipLabel: (title) => `Überspringen: ${title}`,
  steps: {
    offer: { title: 'Sagen Sie, was Sie bieten' },
    seek: { title: 'Sagen Sie, wen Sie suchen' },
    contact: {
      title: 'Senden Sie eine Kontaktanfrage',
      text: 'Wählen Sie eines der vorgeschlagenen Mitglieder und schreiben Sie einen kurzen Gruß.',
      action: 'Vorschläge ansehen',
    },
  },
  about: {
    jobTitle: { label: 'Ihr Beruf', placeholder: 'z. B. Webdesign' },
    location: { label: 'Ihr Ort', placeholder: 'z. B. Leipzig' },
  },
  finished: {
    title: 'Alles bereit',
    text: 'Mitglieder können Sie jetzt finden, und wir erkennen, wen Sie kennenlernen sollten. Sie können Ihr Profil jederzeit ergänzen.',
    meet: (name) => `${name} kennenlernen`,
  },
  examples: {
    technology: {
      offer: ['Webentwicklung', 'IT-Support', 'Datenanalyse'],
      seek: ['Pilotkundschaft', 'UX-Design', 'Vertriebspartnerschaften'],
    },
    healthcare: {
      offer: ['Physiotherapie', 'Ernährungsberatung', 'betriebliche Gesundheitschecks'],
      seek: ['überweisende Arztpraxen', 'Praxismanagement', 'Abrechnungsdienste'],
    },
    finance: {
      offer: ['Buchhaltung', 'Steuerberatung', 'Unternehmenskredite'],
      seek: ['kleine Unternehmen', 'eine Kanzlei zum Weiterempfehlen', 'Immobilienbüros'],
    },
    marketing: {
      offer: ['Markendesign', 'Social Media', 'Werbetexte'],
      seek: ['Fotografie', 'Webentwicklung', 'Unternehmen vor Ort'],
    },
    education: {
      offer: ['Workshops', 'Sprachkurse', 'Karriere-Coaching'],
      seek: ['Gastvorträge', 'Unternehmen, die Schulungen anbieten', 'einen Veranstaltungsort'],
    },
    design: {
      offer: ['Webdesign', 'Fotografie', 'Druck'],
      seek: ['kleine Läden, die eine Website brauchen', 'Werbetexte', 'eine Buchhaltung'],
    },
    construction: {
      offer: ['Renovierung', 'Elektroarbeiten', 'Grundrisse'],
      seek: ['Eigentümergemeinschaften', 'Subunternehmen', 'ein Architekturbüro'],
    },
    food: {
      offer: ['Catering', 'frisches Brot', 'private Feiern'],
      seek: ['Lieferanten aus der Region', 'Büros, die Mittagessen bestellen', 'Fotografie'],
    },
    retail: {
      offer: ['Geschenke', 'Lieferung in der Region', 'Onlineshop'],
      seek: ['Werkstätten aus der Region', 'Webdesign', 'eine Buchhaltung'],
    },
    legal: {
      offer: ['Verträge', 'Unternehmensgründung', 'Mietverträge'],
      seek: ['kleine Unternehmen', 'eine Steuerberatung', 'ein Immobilienbüro'],
    },
    'real estate': {
      offer: ['Immobilienverkauf', 'Vermietung', 'Hausverwaltung'],
      seek: ['eine Finanzierungsberatung', 'Fotografie', 'Handwerksbetriebe'],
    },
    other: {
      offer: ['Beratung', 'Arbeiten vor Ort', 'Veranstaltungsplanung'],
      seek: ['eine Buchhaltung', 'eine Steuerberatung', 'Webdesign'],
    },
  },
};
