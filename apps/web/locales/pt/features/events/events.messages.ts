import type { eventsMessages as english } from '#src/features/events/events.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number } from '@guildhall/locale/words/pt';

export const eventsMessages: Translation<typeof english> = {
  title: 'Eventos',
  description: 'Onde os membros se encontram, presencialmente e online.',
  loading: 'Carregando eventos...',
  failed: 'Não foi possível carregar os eventos',
  guests: 'Seus convidados',
  create: 'Novo evento',
  when: { label: 'Quais eventos', upcoming: 'Próximos', month: 'Mês', past: 'Anteriores' },
  month: {
    before: 'Mês anterior',
    after: 'Próximo mês',
    today: 'Este mês',
    none: 'Não há nada planejado para este mês.',
    over: 'Tudo o que havia neste mês já terminou.',
    cut: 'Há mais eventos neste mês do que os exibidos.',
  },
  empty: {
    upcoming: {
      title: 'Nenhum evento próximo',
      text: 'Novos eventos aparecem aqui assim que são planejados.',
    },
    past: { title: 'Nenhum evento anterior', text: 'Os eventos que já terminaram ficam listados aqui.' },
  },
  online: 'Online',
  placeAndOnline: (place) => `${place} e online`,
  public: 'Aberto ao público',
  seatsLeft: (count) => {
    if (count === 0) return 'Não há mais vagas';
    return count === 1 ? 'Resta 1 vaga' : `Restam ${number(count)} vagas`;
  },
  repeats: ({ frequency, interval }) => {
    if (interval === 1) {
      return { daily: 'Todo dia', weekly: 'Toda semana', monthly: 'Todo mês', yearly: 'Todo ano' }[frequency];
    }
    const unit = { daily: 'dias', weekly: 'semanas', monthly: 'meses', yearly: 'anos' }[frequency];
    return `A cada ${interval} ${unit}`;
  },
  page: {
    loading: 'Carregando o evento...',
    failed: 'Não foi possível carregar o evento',
    notFound: {
      title: 'Evento não encontrado',
      text: 'O evento que você procura não existe ou não está aberto para você.',
      back: 'Todos os eventos',
    },
    when: 'Quando',
    where: 'Onde',
    yourTime: (time) => `${time} no seu horário`,
    join: 'Participar online',
    linkForMembers: 'Entre para ver o link.',
    organizer: 'Organização',
    chapter: 'Grupo',
    dates: 'Todas as datas',
    moreDates: (count) => `Mostrar mais ${number(count)}`,
    canceled: 'Cancelado',
    mine: { going: 'Você vai', waiting: 'Na lista de espera', skipped: 'Você não vai' },
    eventCanceled: 'Este evento foi cancelado.',
    dateCanceled: 'Esta data foi cancelada. Outras datas podem ser mantidas.',
    over: 'Este evento já terminou.',
    edit: 'Editar',
    door: 'Recepção',
    attendance: 'Presença',
    preview: (title, time) => `${title}: ${time}`,
  },
  cancel: {
    date: 'Cancelar esta data',
    event: 'Cancelar evento',
    dateQuestion: 'Cancelar esta data?',
    dateText: 'As outras datas deste evento continuam mantidas.',
    eventQuestion: 'Cancelar este evento?',
    eventText: 'Todas as próximas datas serão canceladas. Esta ação não pode ser desfeita.',
    dateDone: 'Data cancelada',
    eventDone: 'Evento cancelado',
  },
  form: {
    createTitle: 'Novo evento',
    createText: 'Planeje uma data única ou uma série.',
    editTitle: 'Editar evento',
    submit: 'Criar evento',
    created: 'Evento criado',
    saved: 'Alterações salvas',
    failed: 'Não foi possível salvar o evento',
    notYours: 'Só quem realiza este evento pode editá-lo.',
    notAllowed: 'Só a administração, os responsáveis e a organização dos grupos podem planejar eventos.',
    community: 'Toda a comunidade',
    back: 'Voltar ao evento',
    fields: {
      chapter: { label: 'Realizado por', description: 'Não é possível alterar depois.' },
      title: { label: 'Título' },
      description: { label: 'Descrição' },
      start: { label: 'Início' },
      end: { label: 'Fim' },
      timeZone: { label: 'Fuso horário' },
      place: { label: 'Local', description: 'Deixe em branco se for apenas online.' },
      link: {
        label: 'Link para participar online',
        description: 'Visível para membros, não para visitantes.',
      },
      seats: { label: 'Vagas', description: 'Deixe em branco se couber todo mundo.' },
      audience: { label: 'Quem pode ver' },
      repeats: { label: 'Repetição' },
      until: {
        label: 'Último dia',
        description: 'No máximo 18 meses à frente. Você pode incluir datas depois.',
      },
    },
    chooseZone: 'Escolha um fuso horário',
    movesAlong: 'As próximas datas mudam junto com esta.',
    audiences: { chapter: 'Membros do grupo', members: 'Todos os membros', public: 'Qualquer pessoa' },
    repeating: {
      never: 'Não se repete',
      daily: 'Todo dia',
      weekly: 'Toda semana',
      biweekly: 'A cada duas semanas',
      monthlyDay: 'Todo mês no mesmo dia',
      monthlyWeekday: 'Todo mês no mesmo dia da semana',
      yearly: 'Todo ano',
    },
  },
};
