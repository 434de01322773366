import type { commonMessages as english } from '#src/lib/common.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const commonMessages: Translation<typeof english> = {
  issues: {
    tooShort: (least) => `Verwenden Sie mindestens ${least} Zeichen.`,
    email: 'Geben Sie eine E-Mail-Adresse ein, etwa ana@example.com.',
    missing: 'Diese Angabe ist erforderlich.',
    required: new Map([
      ['firstName', 'Geben Sie Ihren Vornamen ein.'],
      ['password', 'Geben Sie Ihr Passwort ein.'],
    ]),
  },
  audiences: {
    everyone: 'Alle, auch Besuchende',
    members: 'Mitglieder',
    connections: 'Meine Kontakte',
    nobody: 'Nur ich',
  },
  cancel: 'Abbrechen',
  close: 'Schließen',
  error: 'Fehler',
  filters: (chosen) => (chosen === 0 ? 'Filter' : `Filter (${chosen})`),
  jobTitleAt: (title, company) => `${title} bei ${company}`,
  copied: { title: 'Kopiert', description: 'Der Text und sein Link sind in Ihrer Zwischenablage.' },
  copyByHand: (url) => ({ title: 'Kopieren Sie diesen Link', description: url }),
  customQuote: 'Individuelles Angebot',
  dismiss: 'Ausblenden',
  notification: 'Benachrichtigung',
  linkCopied: { title: 'Link kopiert' },
  loadMore: 'Mehr laden',
  loading: 'Wird geladen...',
  save: 'Speichern',
  showLess: 'Weniger anzeigen',
  showMore: 'Mehr anzeigen',
  signOutFailed: {
    title: 'Fehler',
    description: 'Sie konnten nicht abgemeldet werden. Bitte versuchen Sie es noch einmal.',
  },
  tryAgain: 'Noch einmal versuchen',
};
