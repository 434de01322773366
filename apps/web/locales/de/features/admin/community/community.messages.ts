import { number, plural } from '@guildhall/locale/words/de';
import type { communityMessages as english } from '#src/features/admin/community/community.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const communityMessages: Translation<typeof english> = {
  title: 'Gemeinschaft',
  description: 'Name, Erscheinungsbild und Texte Ihrer Gemeinschaft. Änderungen gelten sofort und überall.',
  failed: 'Die Einstellungen konnten nicht geladen werden',
  saved: { title: 'Änderungen gespeichert' },
  name: {
    title: 'Name',
    name: 'Name',
    shortName: 'Kurzname',
    shortNameHint: 'Steht auf dem Smartphone unter dem Symbol. Leer lassen, um den Namen zu verwenden.',
    about: 'Beschreibung',
    aboutHint: 'Ein Satz für Suchmaschinen und Linkvorschauen.',
  },
  place: {
    title: 'Ort, Zeit, Geld und Kontakt',
    place: 'Ort',
    timeZone: 'Zeitzone',
    timeZoneHint: 'Bestimmt, wann in den Statistiken ein Tag beginnt.',
    serverZone: 'Vorgabe des Servers',
    supportEmail: 'Support-E-Mail',
    supportEmailHint: 'Hier erreichen Mitglieder und Besuchende Sie. Steht in der Fußzeile und in E-Mails.',
    currency: 'Währung',
    currencyHint:
      'Gilt für Leistungen, Aufträge und Empfehlungen. Vorhandene Preise werden nicht umgerechnet.',
    dateLocale: 'Datum und Beträge',
    dateLocaleHint: 'Das Format auf Seiten und in E-Mails.',
    readersLanguage: 'Sprache der jeweiligen Person',
  },
  languages: {
    title: 'Sprachen',
    own: 'Sprache der Gemeinschaft',
    ownHint: 'Gilt, wo niemand gewählt hat: auf Vorschaukarten und in E-Mails an Menschen ohne Konto.',
    others: 'Außerdem angeboten',
    othersHint:
      'Mitglieder und Besuchende können sie wählen. Was Mitglieder schreiben, wird nicht übersetzt.',
  },
  translations: {
    title: 'Ihre Texte in anderen Sprachen',
    none: 'Sie haben keine eigenen Texte: Alle sehen unsere, jeweils in ihrer Sprache.',
  },
  ownWords: {
    title: 'Ihre eigenen Bezeichnungen',
    hint: 'Wie Ihre Gemeinschaft Mitglieder, Veranstaltungen und anderes nennt. Lassen Sie ein Feld leer, um unser Wort zu behalten.',
    gender:
      'Wählen Sie Wörter mit demselben grammatischen Geschlecht wie unsere: Artikel und Adjektive bleiben, wie sie sind.',
    language: 'Sprache dieser Wörter',
    instead: (form) => `Statt „${form}“`,
    preview: 'Änderungen anzeigen',
    failed: 'Die Sätze konnten nicht geladen werden',
    changed: (count) =>
      plural(count, { one: '1 Satz ändert sich', other: `${number(count)} Sätze ändern sich` }),
    left: (count) =>
      plural(count, {
        one: 'In 1 Satz bleibt unser Wort als Teil eines anderen Wortes stehen',
        other: `In ${number(count)} Sätzen bleibt unser Wort als Teil eines anderen Wortes stehen`,
      }),
    incomplete: 'Füllen Sie alle Formen eines Wortes aus, um die Änderungen zu sehen.',
    none: 'Kein Satz ändert sich.',
  },
  look: {
    title: 'Logo und Farben',
    logo: 'Logo',
    logoDark: 'Logo für die dunkle Darstellung',
    icon: 'Symbol',
    primary: 'Hauptfarbe',
    accent: 'Akzentfarbe',
    tooLight: (used) =>
      `Ihre Farbe ist zu hell für Schaltflächen und Text, daher wird dieser dunklere Ton verwendet (${used}).`,
    colorHint: 'Jede Farbe ist möglich: Wir passen die Helligkeit an, damit Text lesbar bleibt.',
    preview: 'Vorschau',
    light: 'Hell',
    dark: 'Dunkel',
    button: 'Schaltfläche',
    link: 'Link',
    badge: 'Kennzeichen',
  },
  categories: {
    title: 'Kategorien',
    hint: 'Eine pro Zeile, in dieser Reihenfolge. Ändern Sie eine Zeile, um eine Kategorie umzubenennen: Ihr Inhalt zieht mit. Leeren Sie eine Liste, um wieder die mitgelieferten Kategorien zu erhalten.',
    serviceCategories: 'Kategorien der Leistungen',
    articleCategories: 'Kategorien der Neuigkeiten',
  },
  landing: {
    title: 'Abschnitte der Startseite',
    hint: 'Was Sie leer lassen, bleibt, wie es ist.',
    picture: 'Bild neben der Überschrift, anstelle von Mitgliedern oder des Beispiels für einen Treffer',
    show: {
      people: 'Die neuesten Mitglieder und Unternehmen zeigen, ab zehn Mitgliedern',
      example: 'Das Beispiel für einen Treffer zeigen, wo keine Mitglieder gezeigt werden',
      features: 'Zeigen, was die Gemeinschaft bietet',
      steps: 'Zeigen, wie es funktioniert',
      closing: 'Die Einladung am Ende zeigen',
    },
    featuresHeading: 'Was Sie bieten: Überschrift',
    featuresText: 'Was Sie bieten: Text',
    featureItems: 'Was Sie bieten, Punkt für Punkt',
    stepsHeading: 'So funktioniert es: Überschrift',
    stepItems: 'So funktioniert es, Schritt für Schritt',
    lines: 'Pro Zeile: ein Titel, ein Doppelpunkt und ein Satz.',
    closingHeading: 'Einladung am Ende: Überschrift',
    closingText: 'Einladung am Ende: Text',
  },
  words: {
    title: 'Startseite, Shop und Begrüßung',
    heading: 'Überschrift der Startseite',
    text: 'Text der Startseite',
    shopHeading: 'Titel des Shops',
    shopText: 'Satz unter dem Titel des Shops',
    welcome: 'Begrüßung neuer Mitglieder',
    hint: 'Leer lassen, um den Standardtext zu verwenden.',
  },
  areas: {
    title: 'Bereiche',
    hint: 'Schalten Sie ab, was Ihre Gemeinschaft nicht braucht. Nichts wird gelöscht: Alles ist wieder da, sobald Sie den Bereich wieder einschalten.',
    publicMembers: 'Mitgliederverzeichnis für Besuchende',
    publicMembersHint:
      'Ist es eingeschaltet, kann jede Person ohne Anmeldung die Mitglieder ansehen, die Vorschläge erlauben. Kontaktdaten sehen nur diejenigen, die das jeweilige Mitglied bestimmt hat. Beiträge und Profile sind in jedem Fall öffentlich lesbar.',
    names: {
      shop: 'Shop',
      news: 'Neuigkeiten',
      opportunities: 'Ausschreibungen',
      shortLinks: 'Kurzlinks',
      directory: 'Branchenverzeichnis',
      events: 'Veranstaltungen',
      chapters: 'Gruppen',
    },
    whenOff: {
      shop: 'Ist der Bereich abgeschaltet, sind Leistungen und Aufträge verborgen, auch für Sie. Laufende Aufträge bleiben, wie sie sind.',
      news: 'Ist der Bereich abgeschaltet, sind Artikel, ihr Feed und gemerkte Artikel verborgen.',
      opportunities:
        'Ist der Bereich abgeschaltet, sind Ausschreibungen und Bewerbungen verborgen, und die wöchentliche E-Mail lässt sie weg.',
      shortLinks:
        'Ist der Bereich abgeschaltet, führen Links in Beiträgen direkt zur Originaladresse, und anderswo geteilte Kurzlinks funktionieren nicht mehr.',
      directory:
        'Ist der Bereich abgeschaltet, sind Unternehmen, ihre Bewertungen und ihre Seiten verborgen.',
      events: 'Ist der Bereich abgeschaltet, sind Veranstaltungen und alle Anmeldungen dazu verborgen.',
      chapters: 'Ist der Bereich abgeschaltet, sind Gruppen und ihre Zusammensetzung verborgen.',
    },
  },
  footer: {
    title: 'Fußzeile',
    about: 'Link „Über uns“',
    contact: 'Link „Kontakt“',
    ecosystem: 'Unser Netzwerk',
    ecosystemHint: 'Bezeichnungen, durch Kommas getrennt. Leer lassen, um die Zeile auszublenden.',
    column: (position) => `Spalte ${position}`,
    columnTitle: 'Titel der Spalte',
    linkLabel: 'Bezeichnung',
    linkUrl: 'Adresse',
    addColumn: 'Spalte hinzufügen',
    addLink: 'Link hinzufügen',
    removeColumn: (position) => `Spalte ${position} entfernen`,
    removeLink: (label) => `${label || 'Diesen Link'} entfernen`,
  },
};
