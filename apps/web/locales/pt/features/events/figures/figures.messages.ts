import type { figuresMessages as english } from '#src/features/events/figures/figures.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const figuresMessages: Translation<typeof english> = {
  title: 'Presença',
  description: 'Quem compareceu a um evento.',
  loading: 'Carregando presença...',
  failed: 'Não foi possível carregar a presença',
  empty: 'Nenhuma das datas começou ainda. Depois, você verá aqui quem compareceu.',
  dates: 'Por data',
  date: 'Data',
  total: 'Todas as datas',
  notRecorded: 'Nenhum check-in na recepção',
  people: 'Por pessoa',
  name: 'Nome',
  guest: 'Convidado',
  noPeople: 'Ninguém confirmou presença nem compareceu ainda.',
  loadingPeople: 'Carregando pessoas...',
  failedPeople: 'Não foi possível carregar a lista de pessoas',
  datesCsv: 'Baixar datas (CSV)',
  peopleCsv: 'Baixar pessoas (CSV)',
  definitions: 'O que cada número conta',
  back: 'Voltar ao evento',
};
