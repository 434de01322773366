import { FIGURE_TEXTS } from '@guildhall/api/console/figures/figure-texts.messages';
import type { figuresMessages as english } from '#src/features/admin/figures/figures.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/pt';

const membersOf = (count: number) => `${number(count)} ${plural(count, { one: 'membro', other: 'membros' })}`;

export const figuresMessages: Translation<typeof english> = {
  title: 'Indicadores',
  description: 'Para a assembleia anual ou qualquer outro período.',
  failed: 'Não foi possível carregar os indicadores',
  texts: FIGURE_TEXTS,
  span: {
    label: 'Período',
    thisYear: 'Este ano',
    lastYear: 'Ano passado',
    last12Months: 'Últimos 12 meses',
    chosen: 'Outro período',
    from: 'Primeiro dia',
    to: 'Último dia',
    show: 'Mostrar',
    missing: 'Escolha o primeiro e o último dia.',
    wrongOrder: 'O último dia é anterior ao primeiro.',
  },
  csv: 'CSV',
  print: 'Imprimir',
  sheet: {
    year: (year) => `O ano de ${year}`,
    days: (from, to) => `De ${from} a ${to}`,
    asOf: (day) => `Situação em ${day}`,
    growth: (now, before, from) =>
      now === before
        ? `${membersOf(now)}, o mesmo número que em ${from}.`
        : `${membersOf(now)}, ${number(Math.abs(now - before))} a ${now > before ? 'mais' : 'menos'} que em ${from}.`,
    assumed: (members) =>
      plural(members, {
        one: `Para ${number(members)} deles, ninguém registrou desde quando é membro: vale o dia em que foi adicionado.`,
        other: `Para ${number(members)} deles, ninguém registrou desde quando são membros: vale o dia em que foram adicionados.`,
      }),
    before: (from, to) => `Ao lado de cada indicador: de ${from} a ${to}.`,
    on: (day) => `Em ${day}`,
    dueSum: (due) => `de ${number(due)} que venciam`,
    theseDays: 'Este período',
    yearBefore: 'Um ano antes',
    figure: 'Indicador',
  },
  lead: {
    members: 'membros',
    joined: 'entradas',
    gone: 'saídas e encerramentos',
    introductions: 'apresentações',
    value: 'em negócios gerados',
  },
  sections: {
    members: 'Membros',
    platform: 'Convites',
    introductions: 'Apresentações',
    orders: 'Pedidos de serviços',
    active: 'Membros que estiveram aqui, por mês',
    industries: FIGURE_TEXTS.industries.label,
    towns: FIGURE_TEXTS.towns.label,
  },
  active: {
    bar: (month, now, before) => `${month}: ${membersOf(now)}, ${number(before)} um ano antes`,
  },
  noneStated: 'Nenhum membro informou.',
  rows: {
    titleOf: (name, days) => `${FIGURE_TEXTS[name].label}: ${days}`,
    nounOfMembers: 'membros',
    nounOfIntroductions: 'apresentações',
    nounOfOrders: 'pedidos',
    industry: (name) => `Setor: ${name}`,
    town: (name) => `Localização: ${name}`,
    empty: 'Nada foi contado neste período.',
    unknown: 'Este indicador não existe.',
    invitedAddress: (email) => email ?? 'Um endereço convidado, ainda sem cadastro',
    introduction: { introduced: 'apresentou', to: 'a', themselves: 'se apresentou a' },
    status: {
      pending: 'Pendente',
      accepted: 'Aceita',
      declined: 'Recusada',
      withdrawn: 'Retirada',
      expired: 'Expirada',
      completed: 'Concluído',
      in_progress: 'Em andamento',
      cancelled: 'Cancelado',
    },
  },
};
