import { FIGURE_TEXTS } from '@guildhall/api/console/figures/figure-texts.messages';
import type { figuresMessages as english } from '#src/features/admin/figures/figures.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/de';

const count = (members: number) =>
  plural(members, { one: '1 Mitglied', other: `${number(members)} Mitglieder` });

export const figuresMessages: Translation<typeof english> = {
  title: 'Kennzahlen',
  description: 'Für die Jahresversammlung oder jeden anderen Zeitraum.',
  failed: 'Die Kennzahlen konnten nicht geladen werden',
  texts: FIGURE_TEXTS,
  span: {
    label: 'Zeitraum',
    thisYear: 'Dieses Jahr',
    lastYear: 'Letztes Jahr',
    last12Months: 'Letzte 12 Monate',
    chosen: 'Anderer Zeitraum',
    from: 'Erster Tag',
    to: 'Letzter Tag',
    show: 'Anzeigen',
    missing: 'Wählen Sie den ersten und den letzten Tag.',
    wrongOrder: 'Der letzte Tag liegt vor dem ersten.',
  },
  csv: 'CSV',
  print: 'Drucken',
  sheet: {
    year: (year) => `Das Jahr ${year}`,
    days: (from, to) => `${from} bis ${to}`,
    asOf: (day) => `Stand: ${day}`,
    growth: (now, before, from) =>
      now === before
        ? `${count(now)}, so viele wie am ${from}.`
        : `${count(now)}, ${number(Math.abs(now - before))} ${now > before ? 'mehr' : 'weniger'} als am ${from}.`,
    assumed: (members) =>
      plural(members, {
        one: 'Bei einem davon ist nicht erfasst, seit wann es Mitglied ist: Es zählt der Tag, an dem es hinzugefügt wurde.',
        other: `Bei ${number(members)} davon ist nicht erfasst, seit wann sie Mitglied sind: Es zählt der Tag, an dem sie hinzugefügt wurden.`,
      }),
    before: (from, to) => `Zum Vergleich neben jeder Zahl: ${from} bis ${to}.`,
    on: (day) => `Am ${day}`,
    dueSum: (due) =>
      plural(due, {
        one: 'von 1 fälligen Mitgliedschaft',
        other: `von ${number(due)} fälligen Mitgliedschaften`,
      }),
    theseDays: 'Dieser Zeitraum',
    yearBefore: 'Ein Jahr zuvor',
    figure: 'Kennzahl',
  },
  lead: {
    members: 'Mitglieder',
    joined: 'beigetreten',
    gone: 'ausgetreten oder abgelaufen',
    introductions: 'Vorstellungen',
    value: 'vermitteltes Geschäft',
  },
  sections: {
    members: 'Mitglieder',
    platform: 'Einladungen',
    introductions: 'Vorstellungen',
    orders: 'Aufträge für Leistungen',
    active: 'Aktive Mitglieder nach Monat',
    industries: FIGURE_TEXTS.industries.label,
    towns: FIGURE_TEXTS.towns.label,
  },
  active: {
    bar: (month, now, before) => `${month}: ${count(now)}, ein Jahr zuvor ${number(before)}`,
  },
  noneStated: 'Kein Mitglied hat dazu etwas angegeben.',
  rows: {
    titleOf: (name, days) => `${FIGURE_TEXTS[name].label}: ${days}`,
    nounOfMembers: 'Mitglieder',
    nounOfIntroductions: 'Vorstellungen',
    nounOfOrders: 'Aufträge',
    industry: (name) => `Branche: ${name}`,
    town: (name) => `Ort: ${name}`,
    empty: 'In diesem Zeitraum wurde nichts gezählt.',
    unknown: 'Diese Kennzahl gibt es nicht.',
    invitedAddress: (email) => email ?? 'Eine eingeladene Adresse ohne Beitritt',
    introduction: { introduced: 'brachte', to: 'in Kontakt mit', themselves: 'machte sich bekannt mit' },
    status: {
      pending: 'Offen',
      accepted: 'Angenommen',
      declined: 'Abgelehnt',
      withdrawn: 'Zurückgezogen',
      expired: 'Abgelaufen',
      completed: 'Abgeschlossen',
      in_progress: 'In Arbeit',
      cancelled: 'Storniert',
    },
  },
};
