import type { attendanceMessages as english } from '#src/features/events/attendance.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/de';

export const attendanceMessages: Translation<typeof english> = {
  label: 'Teilnahme',
  joinFirst: 'Für einen Platz beitreten',
  signIn: 'Für einen Platz anmelden',
  code: 'Meinen Code anzeigen',
  guest: { request: 'Als Gast kommen', invite: 'Gast mitbringen' },
  state(mine, position) {
    if (mine === 'going') return 'Sie haben einen Platz.';
    if (mine === 'waiting') return `Sie sind Nummer ${position ?? 1} auf der Warteliste.`;
    return mine === 'skipped' ? 'Sie lassen diesen Termin aus.' : '';
  },
  seats(going, seats, waiting) {
    if (seats === null)
      return plural(going, { one: '1 Person kommt.', other: `${number(going)} Personen kommen.` });
    const taken = `${number(going)} von ${number(seats)} Plätzen belegt`;
    return waiting === 0 ? `${taken}.` : `${taken}, ${number(waiting)} auf der Warteliste.`;
  },
  join(isFull, mine, isSeries) {
    if (isFull) return 'Auf die Warteliste';
    if (mine === 'skipped') return 'Doch kommen';
    return isSeries ? 'Für diesen Termin anmelden' : 'Teilnehmen';
  },
  withdraw(mine, inSeries) {
    if (inSeries) return 'Diesen Termin auslassen';
    return mine === 'waiting' ? 'Warteliste verlassen' : 'Platz freigeben';
  },
  joinSeries: 'Für alle Termine anmelden',
  withdrawSeries: 'Von der Reihe abmelden',
  joined: { going: 'Sie haben einen Platz', waiting: 'Sie stehen auf der Warteliste' },
  withdrawn: 'Erledigt. Ihr Platz geht an die nächste Person.',
  seriesJoined: 'Sie sind für alle Termine angemeldet',
  seriesLeft: 'Sie sind von der Reihe abgemeldet',
  meet: { title: 'Wen Sie dort treffen sollten' },
  attendees: {
    title: 'Wer kommt',
    loading: 'Liste wird geladen...',
    failed: 'Die Liste konnte nicht geladen werden',
    empty: 'Noch hat sich niemand angemeldet.',
    guests: (count) => plural(count, { one: 'und ein Gast', other: `und ${count} Gäste` }),
  },
};
