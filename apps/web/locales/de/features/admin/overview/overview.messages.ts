import type { overviewMessages as english } from '#src/features/admin/overview/overview.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/de';

export const overviewMessages: Translation<typeof english> = {
  passkeys: {
    title: (members) =>
      plural(members, {
        one: 'Die Passkeys von 1 Mitglied funktionieren nicht mehr',
        other: `Die Passkeys von ${number(members)} Mitgliedern funktionieren nicht mehr`,
      }),
    text: (former, now) =>
      `Sie wurden für ${former} angelegt, und diese Gemeinschaft ist jetzt unter ${now} zu finden. Ein Passkey funktioniert nur an seiner eigenen Adresse. Die Betroffenen können sich weiterhin mit ihrem Passwort anmelden oder per E-Mail ein neues wählen und dann wieder einen Passkey hinzufügen.`,
  },
  stats: {
    failed: 'Die Statistik konnte nicht geladen werden',
    users: 'Mitglieder gesamt',
    active: 'Aktive Mitglieder',
    posts: 'Beiträge gesamt',
    engagement: 'Beteiligung',
    today: (count) => `+${number(count)} heute`,
    retention: (percent) => `${percent} % kehren zurück`,
    engagementHint: 'der aktiven Mitglieder in 30 Tagen',
  },
  checklist: {
    title: 'Einrichtung abschließen',
    dismiss: 'Ausblenden',
    dismissLabel: (label) => `Ausblenden: ${label}`,
    items: {
      name: {
        label: 'Geben Sie Ihrer Gemeinschaft einen Namen',
        text: 'Der Name steht auf jeder Seite und in jeder E-Mail.',
      },
      look: { label: 'Logo und Farben hinzufügen', text: 'Sie erscheinen sofort überall.' },
      words: { label: 'Startseite schreiben', text: 'Was Besuchende als Erstes lesen.' },
      footer: {
        label: 'Nutzungsbedingungen und Datenschutzerklärung veröffentlichen',
        text: 'Sie beginnen mit einem Entwurf und sind in der Fußzeile jeder Seite verlinkt.',
      },
      mail: {
        label: 'Test-E-Mail an sich selbst senden',
        text: 'Einladungen und Links für Passwörter werden per E-Mail verschickt. Solange keine ankommt, kann niemand beitreten.',
      },
      members: { label: 'Mitglieder importieren', text: 'Aus einer Tabelle oder einzeln.' },
      services: { label: 'Leistungen hinzufügen', text: 'Bis dahin gibt es nichts zu beauftragen.' },
      secondAdministrator: {
        label: 'Einer weiteren Person Administrationsrechte geben',
        text: 'Damit nichts stillsteht, wenn Sie einmal nicht da sind.',
      },
      backupElsewhere: {
        label: 'Sicherungen an einem zweiten Ort ablegen',
        text: 'Die Sicherungen liegen im selben Ordner wie die Daten. Bitten Sie die Person, die den Server betreibt, BACKUP_DIR auf ein anderes Laufwerk zu setzen.',
      },
    },
  },
  waiting: {
    title: 'Wartet auf Sie',
    loading: 'Offenes wird geladen...',
    failed: 'Offenes konnte nicht geladen werden',
    none: 'Nichts wartet auf Sie.',
    since: 'Wartet am längsten:',
    kinds: {
      applicants: (count) =>
        plural(count, {
          one: '1 Person möchte beitreten',
          other: `${number(count)} Personen möchten beitreten`,
        }),
      dataRequests: (count) =>
        plural(count, { one: '1 Datenanfrage', other: `${number(count)} Datenanfragen` }),
      reports: (count) =>
        plural(count, { one: '1 offene Meldung', other: `${number(count)} offene Meldungen` }),
      objections: (count) =>
        plural(count, {
          one: '1 Widerspruch gegen eine Entscheidung',
          other: `${number(count)} Widersprüche gegen Entscheidungen`,
        }),
      posts: (count) =>
        plural(count, { one: '1 Beitrag freizugeben', other: `${number(count)} Beiträge freizugeben` }),
      articles: (count) =>
        plural(count, { one: '1 Artikel freizugeben', other: `${number(count)} Artikel freizugeben` }),
      orders: (count) => plural(count, { one: '1 neuer Auftrag', other: `${number(count)} neue Aufträge` }),
    },
    about: (name, excerpt) => [name, excerpt && `„${excerpt}“`].filter(Boolean).join(': '),
  },
  growth: {
    title: 'Wachstum in 30 Tagen',
    failed: 'Das Wachstum konnte nicht geladen werden',
    total: (count) => `${number(count)} insgesamt`,
    caption: 'Neu pro Tag',
    day: 'Tag',
    members: 'Neue Mitglieder',
    posts: 'Beiträge',
    connections: 'Kontakte',
    referrals: 'Empfehlungen',
  },
  suggestions: {
    title: 'Vorgeschlagene Mitglieder',
    failed: 'Die Statistik der Vorschläge konnte nicht geladen werden',
    intro:
      'Führt ein besserer Treffer zu mehr Kontakten? Anfragen an vorgeschlagene Mitglieder in den letzten 90 Tagen, nach dem dabei angezeigten Wert. Bei zu wenigen Anfragen gibt es keine Quote.',
    empty: 'In den letzten 90 Tagen gingen keine Anfragen an vorgeschlagene Mitglieder.',
    score: 'Trefferwert',
    band: (from, to) => {
      if (from === null || to === null) return 'Ohne Wert';
      if (from === 0) return `Unter ${to + 1}`;
      return to === 100 ? `${from} oder mehr` : `${from}–${to}`;
    },
    asked: 'Gesendete Anfragen',
    accepted: 'Angenommen',
    rate: 'Quote',
    nobody: '–',
    percent: (rate) => (rate === null ? 'Zu wenige' : `${rate} %`),
  },
  activity: {
    title: 'Neueste Aktivität',
    failed: 'Die Aktivität konnte nicht geladen werden',
    loading: 'Aktivität wird geladen...',
    empty: 'Noch keine Beiträge.',
    hidden: 'Ausgeblendet',
  },
};
