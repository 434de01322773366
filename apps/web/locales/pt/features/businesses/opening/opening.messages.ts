import type { openingMessages as english } from '#src/features/businesses/opening/opening.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/pt';

const at = (time: string) => `${/^0?1(\D|$)/.test(time) ? 'à' : 'às'} ${time}`;
const theTime = (time: string) => `${/^0?1(\D|$)/.test(time) ? 'a' : 'as'} ${time}`;

/** Cities of time zones that are written otherwise in Portuguese. */
const CITIES: Record<string, string> = {
  'Sao Paulo': 'São Paulo',
  Belem: 'Belém',
  Cuiaba: 'Cuiabá',
  Maceio: 'Maceió',
  Araguaina: 'Araguaína',
  Santarem: 'Santarém',
  Eirunepe: 'Eirunepé',
  Noronha: 'Fernando de Noronha',
  Lisbon: 'Lisboa',
};

export const openingMessages: Translation<typeof english> = {
  title: 'Horário de funcionamento',
  days: {
    mon: 'Segunda-feira',
    tue: 'Terça-feira',
    wed: 'Quarta-feira',
    thu: 'Quinta-feira',
    fri: 'Sexta-feira',
    sat: 'Sábado',
    sun: 'Domingo',
  },
  shortDays: { mon: 'Seg.', tue: 'Ter.', wed: 'Qua.', thu: 'Qui.', fri: 'Sex.', sat: 'Sáb.', sun: 'Dom.' },
  closed: 'Fechado',
  byAppointment: 'Com hora marcada',
  allDay: 'Aberto 24 horas',
  openNow: 'Aberto agora',
  closesAt: (time) => `Aberto agora · fecha ${at(time)}`,
  opensToday: (time) => `Fechado · abre ${at(time)}`,
  opensOn: (day, time) => `Fechado · abre ${day.toLowerCase()} ${at(time)}`,
  zone: (timeZone) => {
    const city = (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
    return `Horário de ${CITIES[city] ?? city}`;
  },
  social: 'Nas redes sociais',
  networks: {
    linkedin: 'LinkedIn',
    instagram: 'Instagram',
    facebook: 'Facebook',
    youtube: 'YouTube',
    x: 'X',
  },
  form: {
    hours: 'Horário de funcionamento',
    modes: { closed: 'Fechado', open: 'Aberto', allDay: 'Aberto 24 horas', appointment: 'Com hora marcada' },
    opens: (day, turn) => (turn === 1 ? `${day}: abre` : `${day}: abre, horário ${turn}`),
    closes: (day, turn) => (turn === 1 ? `${day}: fecha` : `${day}: fecha, horário ${turn}`),
    more: 'Adicionar horário',
    moreLabel: (day) => `Adicionar horário: ${day.toLowerCase()}`,
    remove: (day, turn) => `Remover horário ${turn}: ${day.toLowerCase()}`,
    copy: (day) => `Copiar ${day.toLowerCase()} para todos os dias`,
    copyToWeekdays: (day) => `Copiar ${day.toLowerCase()} para os dias úteis`,
    unclear: (hours, closes) =>
      `Isso daria ${plural(hours, {
        one: `${number(hours)} hora`,
        other: `${number(hours)} horas`,
      })} de funcionamento. Você quis dizer até ${theTime(closes)}?`,
    until: (closes) => `Até ${theTime(closes)}`,
    overnight: 'Fecha no dia seguinte.',
    timeZone: 'Fuso horário',
    allTimeZones: 'Todos os fusos horários',
    ownTimeZone: 'Fuso horário deste dispositivo',
    invalid: 'Informe a hora de abrir e de fechar.',
    checkClosing: 'Confira a hora de fechar: isso seria quase um dia inteiro.',
    social: 'Redes sociais',
    socialHint: 'Seu nome de usuário, como @bakewell, ou o endereço da sua página.',
  },
};
