import type { ATTENDANCE_TEXTS as english } from '#src/chapters/events/figures/figure-texts.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const ATTENDANCE_TEXTS: Translation<typeof english> = {
  saidYes: {
    label: 'Zugesagt',
    definition:
      'Hatten vor dem Einlass einen Platz: Mitglieder und Gäste, die sich angemeldet und den Platz nicht freigegeben haben. Die Warteliste zählt nicht mit.',
  },
  came: {
    label: 'Gekommen',
    definition: 'Am Einlass eingecheckt: pünktlich, verspätet oder durch eine Vertretung.',
  },
  late: { label: 'Verspätet', definition: 'Von denen, die kamen, die verspätet Eingecheckten.' },
  walkIns: {
    label: 'Spontangäste',
    definition: 'Von denen, die kamen, alle ohne Platz: nicht angemeldet oder auf der Warteliste.',
  },
  guests: { label: 'Gäste', definition: 'Von denen, die kamen, alle ohne Konto.' },
  excused: { label: 'Entschuldigt', definition: 'Am Einlass als entschuldigt vermerkt.' },
  absent: {
    label: 'Abwesend',
    definition:
      'Haben zugesagt, kamen aber nicht und waren nicht entschuldigt. Gezählt, sobald ein Termin vorbei ist, und nur, wenn der Einlass genutzt wurde. Gäste zählen mit, bis ihre Daten 30 Tage nach dem Termin gelöscht werden.',
  },
};
