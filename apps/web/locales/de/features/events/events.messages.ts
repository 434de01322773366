import type { eventsMessages as english } from '#src/features/events/events.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/de';

const ONE = { daily: 'Jeden Tag', weekly: 'Jede Woche', monthly: 'Jeden Monat', yearly: 'Jedes Jahr' };
const MANY = { daily: 'Tage', weekly: 'Wochen', monthly: 'Monate', yearly: 'Jahre' };

export const eventsMessages: Translation<typeof english> = {
  title: 'Veranstaltungen',
  description: 'Wo sich Mitglieder treffen, vor Ort und online.',
  loading: 'Veranstaltungen werden geladen...',
  failed: 'Die Veranstaltungen konnten nicht geladen werden',
  guests: 'Ihre Gäste',
  create: 'Neue Veranstaltung',
  when: { label: 'Welche Veranstaltungen', upcoming: 'Kommende', month: 'Monat', past: 'Vergangene' },
  month: {
    before: 'Vorheriger Monat',
    after: 'Nächster Monat',
    today: 'Dieser Monat',
    none: 'In diesem Monat ist nichts geplant.',
    over: 'In diesem Monat ist alles vorbei.',
    cut: 'In diesem Monat gibt es mehr Veranstaltungen, als hier zu sehen sind.',
  },
  empty: {
    upcoming: {
      title: 'Keine kommenden Veranstaltungen',
      text: 'Neue Veranstaltungen erscheinen hier, sobald sie geplant sind.',
    },
    past: {
      title: 'Keine vergangenen Veranstaltungen',
      text: 'Veranstaltungen, die vorbei sind, stehen hier.',
    },
  },
  online: 'Online',
  placeAndOnline: (place) => `${place} und online`,
  public: 'Offen für alle',
  seatsLeft: (count) =>
    plural(count, {
      one: 'Noch 1 Platz frei',
      other: count === 0 ? 'Keine Plätze mehr frei' : `Noch ${number(count)} Plätze frei`,
    }),
  repeats({ frequency, interval }) {
    return interval === 1 ? ONE[frequency] : `Alle ${interval} ${MANY[frequency]}`;
  },
  page: {
    loading: 'Veranstaltung wird geladen...',
    failed: 'Die Veranstaltung konnte nicht geladen werden',
    notFound: {
      title: 'Veranstaltung nicht gefunden',
      text: 'Die gesuchte Veranstaltung gibt es nicht, oder sie steht Ihnen nicht offen.',
      back: 'Alle Veranstaltungen',
    },
    when: 'Wann',
    where: 'Wo',
    yourTime: (time) => `${time} Ihrer Zeit`,
    join: 'Online teilnehmen',
    linkForMembers: 'Melden Sie sich an, um den Link zu sehen.',
    organizer: 'Organisation',
    chapter: 'Gruppe',
    dates: 'Alle Termine',
    moreDates: (count) => `${count} weitere anzeigen`,
    canceled: 'Abgesagt',
    mine: { going: 'Sie kommen', waiting: 'Auf der Warteliste', skipped: 'Ausgelassen' },
    eventCanceled: 'Diese Veranstaltung wurde abgesagt.',
    dateCanceled: 'Dieser Termin wurde abgesagt. Andere Termine finden möglicherweise statt.',
    over: 'Diese Veranstaltung ist vorbei.',
    edit: 'Bearbeiten',
    door: 'Einlass',
    attendance: 'Anwesenheit',
    preview: (title, time) => `${title}: ${time}`,
  },
  cancel: {
    date: 'Diesen Termin absagen',
    event: 'Veranstaltung absagen',
    dateQuestion: 'Diesen Termin absagen?',
    dateText: 'Die anderen Termine dieser Veranstaltung finden weiterhin statt.',
    eventQuestion: 'Diese Veranstaltung absagen?',
    eventText: 'Alle kommenden Termine werden abgesagt. Dies lässt sich nicht rückgängig machen.',
    dateDone: 'Termin abgesagt',
    eventDone: 'Veranstaltung abgesagt',
  },
  form: {
    createTitle: 'Neue Veranstaltung',
    createText: 'Planen Sie einen Termin oder eine ganze Reihe.',
    editTitle: 'Veranstaltung bearbeiten',
    submit: 'Veranstaltung erstellen',
    created: 'Veranstaltung erstellt',
    saved: 'Änderungen gespeichert',
    failed: 'Die Veranstaltung konnte nicht gespeichert werden',
    notYours: 'Nur wer diese Veranstaltung ausrichtet, kann sie bearbeiten.',
    notAllowed:
      'Veranstaltungen planen können nur die Administration sowie Leitung und Organisation der Gruppen.',
    community: 'Die ganze Gemeinschaft',
    back: 'Zurück zur Veranstaltung',
    fields: {
      chapter: { label: 'Ausgerichtet von', description: 'Dies lässt sich später nicht ändern.' },
      title: { label: 'Titel' },
      description: { label: 'Beschreibung' },
      start: { label: 'Beginn' },
      end: { label: 'Ende' },
      timeZone: { label: 'Zeitzone' },
      place: { label: 'Ort', description: 'Leer lassen, wenn sie nur online stattfindet.' },
      link: { label: 'Link zur Online-Teilnahme', description: 'Mitglieder sehen ihn, Besuchende nicht.' },
      seats: { label: 'Plätze', description: 'Leer lassen, wenn es Platz für alle gibt.' },
      audience: { label: 'Wer sie sehen kann' },
      repeats: { label: 'Wiederholung' },
      until: {
        label: 'Letzter Tag',
        description: 'Höchstens 18 Monate im Voraus. Sie können später Termine hinzufügen.',
      },
    },
    chooseZone: 'Zeitzone wählen',
    movesAlong: 'Die kommenden Termine verschieben sich mit diesem.',
    audiences: { chapter: 'Mitglieder der Gruppe', members: 'Alle Mitglieder', public: 'Alle' },
    repeating: {
      never: 'Keine Wiederholung',
      daily: 'Jeden Tag',
      weekly: 'Jede Woche',
      biweekly: 'Alle zwei Wochen',
      monthlyDay: 'Jeden Monat am selben Tag',
      monthlyWeekday: 'Jeden Monat am selben Wochentag',
      yearly: 'Jedes Jahr',
    },
  },
};
