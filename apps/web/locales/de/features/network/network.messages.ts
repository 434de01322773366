import type { networkMessages as english } from '#src/features/network/network.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/de';

export const networkMessages: Translation<typeof english> = {
  title: 'Einblicke ins Netzwerk',
  loading: 'Einblicke werden geladen...',
  failed: 'Die Einblicke konnten nicht geladen werden',
  people: {
    title: 'Zum Kennenlernen',
    mutual: (count) => plural(count, { one: '1 gemeinsamer Kontakt', other: `${count} gemeinsame Kontakte` }),
    connect: 'Vernetzen',
    connectLabel: (name) => `Mit ${name} vernetzen`,
  },
  topics: {
    title: 'Themen im Trend',
    members: (count) => plural(count, { one: '1 Mitglied', other: `${number(count)} Mitglieder` }),
  },
  industry: {
    title: 'Einblicke in Ihre Branche',
    connections: (industry, average) =>
      `Mitglieder der Branche ${industry} haben im Schnitt ${average.toFixed(1).replace('.', ',')} Kontakte.`,
    skills: 'Häufigste Kenntnisse',
    roles: 'Aufkommende Berufe',
  },
  tips: 'Tipps für Ihr Netzwerk',
  join: {
    title: 'Werden Sie Teil des Netzwerks',
    text: 'Registrieren Sie sich und sehen Sie, wen Sie kennenlernen sollten, worüber Ihre Branche spricht und wie Ihr Netzwerk wächst.',
    action: 'Jetzt starten',
  },
};
