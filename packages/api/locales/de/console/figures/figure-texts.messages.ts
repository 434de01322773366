import type { FIGURE_TEXTS as english } from '#src/console/figures/figure-texts.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const FIGURE_TEXTS: Translation<typeof english> = {
  membersAtStart: {
    label: 'Mitglieder zu Beginn',
    definition:
      'Alle, deren Mitgliedschaft zu Beginn des ersten Tages lief, auch wenn sie sich noch nie angemeldet hatten.',
  },
  joined: {
    label: 'Beigetreten',
    definition:
      'Alle, deren Mitgliedschaft in diesem Zeitraum begann: am Tag, der unter „Mitglied seit“ eingetragen ist, sonst am Tag der Registrierung, der Aufnahme oder des Imports. Wer binnen 30 Tagen zurückkam, zählt als nie ausgetreten.',
  },
  left: {
    label: 'Ausgetreten',
    definition:
      'Alle, die ihr Konto gelöscht haben oder deaktiviert wurden. Eine Sperre, die von selbst endet, zählt nicht.',
  },
  ended: {
    label: 'Abgelaufen',
    definition:
      'Mitgliedschaften, deren letzter Tag in diesem Zeitraum lag und die nicht binnen 30 Tagen verlängert wurden.',
  },
  membersAtEnd: {
    label: 'Mitglieder am Ende',
    definition:
      'Alle, deren Mitgliedschaft nach Ablauf des letzten Tages noch lief. Wessen eigener letzter Tag es war, zählt nicht mehr.',
  },
  renewed: {
    label: 'Verlängert',
    definition:
      'Mitgliedschaften, die in diesem Zeitraum geendet hätten und einen späteren letzten Tag erhielten, rechtzeitig oder bis zu 30 Tage danach.',
  },
  invited: {
    label: 'Eingeladen',
    definition:
      'Alle, die in diesem Zeitraum ihre erste Einladung per E-Mail erhielten. Links, die beliebige Personen nutzen können, zählen nicht.',
  },
  invitedJoined: {
    label: 'Davon beigetreten',
    definition: 'Die Eingeladenen, die sich bis zum Ende des letzten Tages angemeldet hatten.',
  },
  active: {
    label: 'Aktive Mitglieder',
    definition:
      'Alle, die im Kalendermonat angemeldet waren und mindestens eine Seite geöffnet haben. Gezählt wird der ganze Monat, auch wenn der Zeitraum nur einen Teil davon umfasst.',
  },
  introductionsMade: {
    label: 'Angestoßen',
    definition: 'Mitglieder haben jemanden oder sich selbst einem anderen Mitglied vorgestellt.',
  },
  introductionsAccepted: {
    label: 'Angenommen',
    definition:
      'Alle Beteiligten hatten in diesem Zeitraum zugesagt, unabhängig davon, wann die Vorstellung begann.',
  },
  introductionsClosed: {
    label: 'Abgelehnt oder abgelaufen',
    definition: 'Abgelehnt, zurückgezogen oder nicht binnen 30 Tagen beantwortet.',
  },
  introductionsCompleted: {
    label: 'Führten zu einem Geschäft',
    definition:
      'Das Mitglied, dem jemand vorgestellt wurde, hat in diesem Zeitraum gemeldet, dass etwas daraus geworden ist.',
  },
  introductionValue: {
    label: 'Wert nach Angaben der Mitglieder',
    definition:
      'Die Summe der Beträge, die bei diesen Meldungen eingetragen wurden. Nichts davon ist geschätzt, und Beträge gelöschter Konten sind nicht mehr enthalten.',
  },
  ordersPlaced: {
    label: 'Erteilt',
    definition: 'Aufträge für Leistungen, die Mitglieder in diesem Zeitraum erteilt haben.',
  },
  ordersCompleted: {
    label: 'Abgeschlossen',
    definition:
      'Aufträge, die in diesem Zeitraum abgeschlossen wurden, unabhängig davon, wann sie erteilt wurden.',
  },
  orderValue: {
    label: 'Wert',
    definition: 'Die Preise der in diesem Zeitraum erteilten Aufträge, ohne die seitdem stornierten.',
  },
  industries: {
    label: 'Größte Branchen',
    definition: 'Die Mitglieder am Ende, nach der Branche, die heute in ihrem Profil steht.',
  },
  towns: {
    label: 'Orte mit den meisten Mitgliedern',
    definition: 'Die Mitglieder am Ende, nach dem Ort, der heute in ihrem Profil steht.',
  },
};
