import type { invitationsMessages as english } from '#src/features/invitations/invitations.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { plural } from '@guildhall/locale/words/de';

export const invitationsMessages: Translation<typeof english> = {
  title: 'Einladungen',
  description: 'Links, mit denen man beitreten kann. Sie können sie jederzeit zurückziehen.',
  notAllowed: {
    title: 'Nur die Administration kann einladen',
    text: 'Einladungen, die Sie früher erstellt haben, sehen Sie weiterhin.',
    console: 'Einladungen in der Verwaltung erstellen',
  },
  create: {
    title: 'Link erstellen',
    uses: 'Wie viele Personen ihn nutzen können',
    days: 'Gültig für',
    dayCount: (days) => plural(days, { one: '1 Tag', other: `${days} Tage` }),
    note: 'Notiz',
    noteHint: 'Nur Sie und die Administration können sie sehen.',
    skipsQueue: 'Beitritt ohne Aufnahmeantrag',
    submit: 'Link erstellen',
    created: { title: 'Link erstellt', description: 'Kopieren Sie ihn aus der Liste unten.' },
  },
  list: {
    own: 'Ihre Einladungen',
    all: 'Alle Einladungen',
    failed: 'Die Einladungen konnten nicht geladen werden',
    empty: 'Noch keine Einladungen',
    emptyHint: 'Erstellen Sie einen Link und senden Sie ihn an alle, die beitreten sollen.',
    loading: 'Einladungen werden geladen...',
  },
  states: {
    valid: 'Gültig',
    used: 'Aufgebraucht',
    expired: 'Abgelaufen',
    revoked: 'Zurückgezogen',
  },
  link: 'Link',
  applies: 'Mit Aufnahmeantrag',
  facts: (uses, maxUses, by, end) => `${uses} von ${maxUses} genutzt · von ${by} · bis ${end}`,
  copy: 'Link kopieren',
  resend: 'Erneut senden',
  resent: { title: 'Einladung erneut gesendet' },
  revoke: 'Zurückziehen',
  revoked: { title: 'Einladung zurückgezogen' },
  actionLabel: (action, what) => `${action}: ${what}`,
  revokeDialog: {
    title: 'Diese Einladung zurückziehen?',
    text: 'Der Link gilt sofort nicht mehr, auch nicht für Personen, die ihn schon geöffnet haben. Wer bereits beigetreten ist, bleibt Mitglied.',
  },
};
