import type { ATTENDANCE_TEXTS as english } from '#src/chapters/events/figures/figure-texts.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const ATTENDANCE_TEXTS: Translation<typeof english> = {
  saidYes: {
    label: 'Confirmações',
    definition:
      'Quem tinha uma vaga antes do check-in: membros e convidados que se inscreveram e não desistiram da vaga. A lista de espera não conta.',
  },
  came: {
    label: 'Presenças',
    definition: 'Quem fez check-in na recepção: no horário, com atraso ou por meio de outra pessoa no lugar.',
  },
  late: { label: 'Atrasos', definition: 'Entre as presenças, quem fez check-in com atraso.' },
  walkIns: {
    label: 'Sem inscrição',
    definition: 'Entre as presenças, quem não tinha vaga: sem inscrição ou na lista de espera.',
  },
  guests: { label: 'Convidados', definition: 'Entre as presenças, quem não tem conta.' },
  excused: { label: 'Faltas justificadas', definition: 'Registradas na recepção como justificadas.' },
  absent: {
    label: 'Ausências',
    definition:
      'Quem confirmou, mas não compareceu nem justificou a falta. A contagem é feita depois da data, e só se o check-in foi usado nela. Os convidados são contados até que seus dados sejam apagados, 30 dias após a data.',
  },
};
