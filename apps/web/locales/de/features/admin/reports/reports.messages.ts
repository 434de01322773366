import { REPORTED_NOUNS } from '@guildhall/api/ground/reports/nouns.messages';
import type { reportsMessages as english } from '#src/features/admin/reports/reports.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/de';

export const reportsMessages: Translation<typeof english> = {
  title: 'Meldungen',
  description:
    'Gemeldete Inhalte und Entscheidungen. Mitglieder erfahren von uns, was zu ihren Meldungen entschieden wurde.',
  filters: { open: 'Offen', decided: 'Entschieden', objections: 'Widersprüche' },
  lists: {
    open: { noun: 'Meldungen', empty: 'Meldungen der Mitglieder erscheinen hier.' },
    decided: { noun: 'Entscheidungen', empty: 'Entschiedene Meldungen erscheinen hier.' },
  },
  decisions: {
    hide: {
      title: 'Diesen Inhalt ausblenden?',
      text: 'Er verschwindet sofort von allen Seiten. Damit sind alle offenen Meldungen dazu erledigt.',
      action: 'Ausblenden',
      done: 'Inhalt ausgeblendet',
    },
    warn: {
      title: 'Verwarnung senden?',
      text: 'Das Mitglied erhält Ihre Nachricht als Benachrichtigung und per E-Mail. Ihr Name und die Namen der Meldenden werden nicht angezeigt. Damit sind alle offenen Meldungen dazu erledigt.',
      action: 'Verwarnung senden',
      done: 'Verwarnung gesendet',
    },
    suspend: {
      title: 'Dieses Mitglied sperren?',
      text: 'Es wird überall abgemeldet, und sein Profil und seine Beiträge werden ausgeblendet. Bei der Anmeldung liest es, dass das Konto gesperrt ist. Damit sind alle offenen Meldungen zu diesem Mitglied erledigt.',
      action: 'Sperren',
      done: 'Mitglied gesperrt',
    },
    dismiss: {
      title: 'Meldung verwerfen?',
      text: 'Alles bleibt, wie es ist. Damit sind alle offenen Meldungen dazu erledigt.',
      action: 'Verwerfen',
      done: 'Meldung verworfen',
    },
  },
  note: (note) => `Notiz: ${note}`,
  categories: { spam: 'Spam', insult: 'Beleidigung', illegal: 'Rechtswidrig', other: 'Sonstiges' },
  statuses: { open: 'Offen', resolved: 'Maßnahme ergriffen', dismissed: 'Verworfen' },
  reportedBy: (name) => `gemeldet von ${name}`,
  noReason: 'Kein Grund angegeben',
  hidden: 'bereits ausgeblendet',
  suspended: 'bereits gesperrt',
  takenDown: 'bereits abgeschaltet',
  gone: 'Diesen Inhalt gibt es nicht mehr.',
  deleted: 'selbst gelöscht',
  viewMember: {
    user: 'Mitglied öffnen',
    short_link: 'Mitglied öffnen',
    other: 'Mitglied öffnen',
  },
  takeDown: 'Abschalten',
  takeDownLabel: (name) => `${name} abschalten`,
  item: (type, id) => `${REPORTED_NOUNS[type]} Nr. ${id}`,
  decisionLabels: {
    hide: (name) => `${name} ausblenden`,
    warn: (name) => `Verwarnen wegen: ${name}`,
    suspend: (name) => `${name} sperren`,
    dismiss: (name) => `Meldung verwerfen: ${name}`,
  },
  buttons: { hide: 'Ausblenden', warn: 'Verwarnen', suspend: 'Sperren', dismiss: 'Verwerfen' },
  decided: (done, count) => ({
    title: done,
    description: plural(count, { one: '1 Meldung erledigt.', other: `${number(count)} Meldungen erledigt.` }),
  }),
  shortLinks: {
    title: 'Kurzlinks',
    text: 'Ein abgeschalteter Link zeigt Besuchenden, dass es ihn nicht mehr gibt.',
    label: 'Kurzlink oder sein Code',
    takeDown: 'Abschalten',
    restore: 'Wiederherstellen',
    reason: { label: 'Was teilen wir der Person mit, die ihn erstellt hat? (optional)' },
    changed: (code, takenDown) => ({
      title: takenDown ? `Kurzlink ${code} abgeschaltet` : `Kurzlink ${code} wiederhergestellt`,
    }),
  },
};
