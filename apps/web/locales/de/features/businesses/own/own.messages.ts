import type { ownMessages as english } from '#src/features/businesses/own/own.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/de';

const stars = (count: number) => plural(count, { one: '1 Stern', other: `${count} Sternen` });

export const ownMessages: Translation<typeof english> = {
  title: 'Meine Unternehmen',
  description: 'Was auf Sie wartet und wie Ihre Einträge laufen.',
  add: 'Unternehmen eintragen',
  loading: 'Ihre Unternehmen werden geladen...',
  failed: 'Ihre Unternehmen konnten nicht geladen werden',
  empty: {
    title: 'Sie haben noch kein Unternehmen eingetragen',
    text: 'Mitglieder und Besuchende finden es im Branchenverzeichnis, mit Öffnungszeiten, Bewertungen und einem Weg, Sie zu erreichen.',
  },
  filter: { label: 'Welches Unternehmen', all: 'Alle' },
  tasks: {
    title: 'Wartet auf Sie',
    count: (count) => `${count}, die ältesten zuerst`,
    none: 'Nichts wartet auf Sie.',
    looked: (views) =>
      plural(views, {
        one: 'In den letzten 30 Tagen hat 1 Person vorbeigeschaut.',
        other: `In den letzten 30 Tagen haben ${number(views)} Personen vorbeigeschaut.`,
      }),
    headline: {
      message: (name) => `${name} fragt an`,
      review: (name, rating) => `${name} hat eine Bewertung mit ${stars(rating)} geschrieben`,
      hours: (_name, _rating, business) => `Für ${business} fehlen Öffnungszeiten`,
    },
    hours: 'Besuchende erfahren nicht, wann sie kommen können, und im Filter „Jetzt geöffnet“ fehlen Sie.',
    quote: (words) => `„${words}“`,
    action: { message: 'Antworten', review: 'Antworten', hours: 'Zeiten angeben' },
    actionLabel: (action, headline) => `${action}: ${headline}`,
  },
  card: {
    published: 'Veröffentlicht',
    onlyYou: 'Nur Sie sehen das',
    views: 'Aufrufe in 30 Tagen',
    saves: 'Gemerkt',
    messages: 'Nachrichten',
    rating: 'Bewertung',
    noReviews: 'Noch keine',
    ofReviews: (count) =>
      plural(count, { one: 'aus 1 Bewertung', other: `aus ${number(count)} Bewertungen` }),
    more: (difference) =>
      difference === 0
        ? 'wie zuvor'
        : difference > 0
          ? `${number(difference)} mehr`
          : `${number(-difference)} weniger`,
    byDay: 'Aufrufe pro Tag in den letzten 30 Tagen',
    edit: 'Bearbeiten',
    editLabel: (name) => `${name} bearbeiten`,
    view: 'Seite ansehen',
    viewLabel: (name) => `Seite von ${name} ansehen`,
    publish: 'Veröffentlichen',
    publishLabel: (name) => `${name} veröffentlichen`,
    unpublish: 'Zurückziehen',
    unpublishLabel: (name) => `Veröffentlichung von ${name} zurückziehen`,
    takenOff: 'Die Administration hat es aus dem Branchenverzeichnis genommen.',
  },
  figures:
    'Die Zahlen gelten für die letzten 30 Tage, verglichen mit den 30 davor. Ihre eigenen Besuche zählen nicht.',
  unpublish: {
    title: (name) => `Veröffentlichung von ${name} zurückziehen?`,
    text: 'Das Unternehmen verschwindet aus dem Branchenverzeichnis, der Suche und Ihrem Profil. Nichts wird gelöscht: Sobald Sie es wieder veröffentlichen, sind die Bewertungen wieder da, und wer es sich gemerkt hat, findet es wieder.',
    action: 'Zurückziehen',
    done: (name) => ({ title: `${name} steht nicht mehr im Branchenverzeichnis` }),
  },
  published: (name) => ({ title: `${name} steht wieder im Branchenverzeichnis` }),
};
