import { FIGURE_TEXTS } from '@guildhall/api/console/figures/figure-texts.messages';
import type { figuresMessages as english } from '#src/features/admin/figures/figures.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/es';

const members = (count: number) => plural(count, { one: '1 miembro', other: `${number(count)} miembros` });

export const figuresMessages: Translation<typeof english> = {
  title: 'Cifras',
  description: 'Para la asamblea anual o cualquier otro periodo.',
  failed: 'No se han podido cargar las cifras',
  texts: FIGURE_TEXTS,
  span: {
    label: 'Periodo',
    thisYear: 'Este año',
    lastYear: 'El año pasado',
    last12Months: 'Últimos 12 meses',
    chosen: 'Otro periodo',
    from: 'Primer día',
    to: 'Último día',
    show: 'Mostrar',
    missing: 'Elige el primer y el último día.',
    wrongOrder: 'El último día es anterior al primero.',
  },
  csv: 'CSV',
  print: 'Imprimir',
  sheet: {
    year: (year) => `El año ${year}`,
    days: (from, to) => `Del ${from} al ${to}`,
    asOf: (day) => `A fecha de ${day}`,
    growth: (now, before, from) =>
      now === before
        ? `${members(now)}, igual que el ${from}.`
        : `${members(now)}, ${number(Math.abs(now - before))} ${now > before ? 'más' : 'menos'} que el ${from}.`,
    assumed: (count) =>
      plural(count, {
        one: 'De uno de ellos nadie ha registrado desde cuándo es miembro: cuenta el día en que se añadió.',
        other: `De ${number(count)} de ellos nadie ha registrado desde cuándo son miembros: cuenta el día en que se añadieron.`,
      }),
    before: (from, to) => `Junto a cada cifra: del ${from} al ${to}.`,
    on: (day) => `El ${day}`,
    dueSum: (due) => `de ${number(due)} que vencían`,
    theseDays: 'Este periodo',
    yearBefore: 'Un año antes',
    figure: 'Cifra',
  },
  lead: {
    members: 'miembros',
    joined: 'altas',
    gone: 'bajas y vencimientos',
    introductions: 'presentaciones',
    value: 'negocio generado',
  },
  sections: {
    members: 'Miembros',
    platform: 'Invitaciones',
    introductions: 'Presentaciones',
    orders: 'Pedidos de servicios',
    active: 'Miembros que entraron, por mes',
    industries: FIGURE_TEXTS.industries.label,
    towns: FIGURE_TEXTS.towns.label,
  },
  active: {
    bar: (month, now, before) => `${month}: ${members(now)}, ${number(before)} un año antes`,
  },
  noneStated: 'Ningún miembro lo ha indicado.',
  rows: {
    titleOf: (name, days) => `${FIGURE_TEXTS[name].label}: ${days.charAt(0).toLowerCase()}${days.slice(1)}`,
    nounOfMembers: 'miembros',
    nounOfIntroductions: 'presentaciones',
    nounOfOrders: 'pedidos',
    industry: (name) => `Sector: ${name}`,
    town: (name) => `Lugar: ${name}`,
    empty: 'En este periodo no se ha contado nada.',
    unknown: 'Esa cifra no existe.',
    invitedAddress: (email) => email ?? 'Una dirección invitada que no se ha unido',
    introduction: { introduced: 'puso en contacto a', to: 'con', themselves: 'se presentó a' },
    status: {
      pending: 'Pendiente',
      accepted: 'Aceptada',
      declined: 'Rechazada',
      withdrawn: 'Retirada',
      expired: 'Caducada',
      completed: 'Se completó',
      in_progress: 'En curso',
      cancelled: 'Cancelado',
    },
  },
};
