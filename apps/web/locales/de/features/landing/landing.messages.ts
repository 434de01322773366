import type { landingMessages as english } from '#src/features/landing/landing.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { plural } from '@guildhall/locale/words/de';

export const landingMessages: Translation<typeof english> = {
  description:
    'Ein berufliches Netzwerk, das Ihnen sagt, wen Sie kennenlernen sollten und warum: passende Treffer, automatische Empfehlungen und neue Ausschreibungen für Unternehmen und Fachleute.',
  hero: {
    eyebrow: (place) =>
      place ? `Das berufliche Netzwerk für ${place}` : 'Ein berufliches Netzwerk und Branchenverzeichnis',
    heading: 'Treffen Sie die Menschen, die Ihr Unternehmen sucht',
    text: (site) =>
      `Sagen Sie, was Sie suchen und was Sie bieten. ${site} findet die passenden Mitglieder und zeigt Ihnen, warum sie passen. So beginnt jede Vorstellung mit einem Gesprächsthema.`,
    start: 'Jetzt starten',
    browse: 'Im Branchenverzeichnis stöbern',
    list: 'Ihr Unternehmen eintragen',
    joining: {
      application: 'Neue Mitglieder treten mit einem Aufnahmeantrag bei.',
      invitation: 'Neue Mitglieder treten mit einer Einladung bei.',
      closed: 'Zurzeit nehmen wir keine neuen Mitglieder auf.',
    },
  },
  example: {
    caption: 'Ein Beispiel für einen begründeten Treffer zwischen zwei Mitgliedern',
    ana: {
      firstName: 'Anna',
      lastName: 'Lindner',
      title: 'Inhaberin einer Bäckerei, Leipzig',
      label: 'Sucht',
      need: 'eine Buchhaltung für meine Bäckerei',
    },
    ben: {
      firstName: 'Ben',
      lastName: 'Aydin',
      title: 'Buchhalter, Leipzig',
      label: 'Bietet',
      need: 'Buchhaltung und Lohnabrechnung für die Gastronomie',
    },
    heading: 'Ein starker Treffer',
    reasons: [
      'Ben bietet, was Anna sucht',
      'Ben sucht, was Anna bietet',
      'Die beiden haben 4 gemeinsame Kontakte',
      'Beide sind in Leipzig',
    ],
  },
  people: {
    members: 'Neueste Mitglieder',
    figures: 'Die Gemeinschaft in Zahlen',
    memberCount: (count) => plural(count, { one: 'Mitglied', other: 'Mitglieder' }),
    businessCount: (count) => plural(count, { one: 'Unternehmen', other: 'Unternehmen' }),
    businesses: 'Neueste Unternehmen',
    directory: 'Zum Branchenverzeichnis',
  },
  features: {
    heading: 'Weniger Kontakte, dafür bessere',
    text: 'Ein gutes Netzwerk ist keine lange Liste. Es sind die wenigen Menschen, die brauchen, was Sie tun, und die tun, was Sie brauchen.',
    items: [
      {
        key: 'matching',
        title: 'Passende Treffer',
        text: 'Gesuche, Angebote, Kenntnisse, Ort und gemeinsame Kontakte ergeben eine Punktzahl. Sie sehen jeden Teil davon, nie nur eine Zahl.',
      },
      {
        key: 'referrals',
        title: 'Automatische Empfehlungen',
        text: 'Stellen Sie Mitglieder mit zwei Klicks einander vor. Wir fragen beide Seiten, erinnern sie und sagen Ihnen, was daraus wurde.',
      },
      {
        key: 'opportunities',
        title: 'Ausschreibungen entdecken',
        text: 'Projekte, Partnerschaften und Gesuche von Mitgliedern. Was am besten zu Ihnen passt, steht oben.',
      },
    ],
  },
  steps: {
    heading: 'So funktioniert es',
    items: [
      {
        title: 'Profil anlegen',
        text: 'Was Sie tun, was Sie bieten und was Sie suchen. Das dauert fünf Minuten.',
      },
      {
        title: 'KI-Analyse',
        text: 'Wir vergleichen, was Sie brauchen, mit dem, was jedes Mitglied bietet, auch wenn die Wörter andere sind.',
      },
      {
        title: 'Kontakte knüpfen',
        text: 'Lernen Sie die Mitglieder kennen, die am besten passen, sehen Sie, warum, und schreiben Sie ihnen.',
      },
    ],
  },
  closing: {
    heading: 'Für Sie ist ein Platz am Tisch frei',
    text: 'Legen Sie noch heute Ihr Profil an und sehen Sie, wer Sie sucht.',
  },
};
