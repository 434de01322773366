import type { ATTENDANCE_TEXTS as english } from '#src/chapters/events/figures/figure-texts.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const ATTENDANCE_TEXTS: Translation<typeof english> = {
  saidYes: {
    label: 'Inscriptions',
    definition:
      'Avaient une place avant l’accueil : les membres et invités inscrits qui n’ont pas libéré leur place. La liste d’attente ne compte pas.',
  },
  came: {
    label: 'Présences',
    definition: 'Arrivées enregistrées à l’accueil : à l’heure, en retard, ou par une personne remplaçante.',
  },
  late: { label: 'Retards', definition: 'Parmi les présences, les arrivées enregistrées en retard.' },
  walkIns: {
    label: 'Sans inscription',
    definition: 'Parmi les présences, celles sans place : pas d’inscription, ou sur la liste d’attente.',
  },
  guests: { label: 'Invités', definition: 'Parmi les présences, celles sans compte.' },
  excused: { label: 'Absences excusées', definition: 'Absences notées comme excusées à l’accueil.' },
  absent: {
    label: 'Absences',
    definition:
      'Inscrits, mais ni venus ni excusés. Comptés une fois la date passée, et seulement si l’accueil a été utilisé. Les invités sont comptés jusqu’à l’effacement de leurs données, 30 jours après la date.',
  },
};
