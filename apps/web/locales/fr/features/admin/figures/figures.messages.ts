import { FIGURE_TEXTS } from '@guildhall/api/console/figures/figure-texts.messages';
import type { figuresMessages as english } from '#src/features/admin/figures/figures.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/fr';

const membersOf = (count: number) => `${number(count)} ${plural(count, { one: 'membre', other: 'membres' })}`;

export const figuresMessages: Translation<typeof english> = {
  title: 'Chiffres',
  description: 'Pour l’assemblée générale, ou toute autre période.',
  failed: 'Impossible de charger les chiffres',
  texts: FIGURE_TEXTS,
  span: {
    label: 'Période',
    thisYear: 'Cette année',
    lastYear: 'L’année dernière',
    last12Months: '12 derniers mois',
    chosen: 'Autre période',
    from: 'Premier jour',
    to: 'Dernier jour',
    show: 'Afficher',
    missing: 'Choisissez le premier et le dernier jour.',
    wrongOrder: 'Le dernier jour est antérieur au premier.',
  },
  csv: 'CSV',
  print: 'Imprimer',
  sheet: {
    year: (year) => `Année ${year}`,
    days: (from, to) => `Du ${from} au ${to}`,
    asOf: (day) => `Situation au ${day}`,
    growth: (now, before, from) =>
      now === before
        ? `${membersOf(now)}, autant qu’au ${from}.`
        : `${membersOf(now)}, ${number(Math.abs(now - before))} de ${now > before ? 'plus' : 'moins'} qu’au ${from}.`,
    assumed: (members) =>
      `Pour ${membersOf(members)}, la date d’adhésion n’a pas été saisie : c’est le jour de l’ajout qui compte.`,
    before: (from, to) => `À côté de chaque chiffre : du ${from} au ${to}.`,
    on: (day) => `Au ${day}`,
    dueSum: (due) => `sur ${number(due)} à échéance`,
    theseDays: 'Cette période',
    yearBefore: 'Un an plus tôt',
    figure: 'Chiffre',
  },
  lead: {
    members: 'membres',
    joined: 'arrivées',
    gone: 'départs et fins d’adhésion',
    introductions: 'mises en relation',
    value: 'd’affaires apportées',
  },
  sections: {
    members: 'Membres',
    platform: 'Invitations',
    introductions: 'Mises en relation',
    orders: 'Commandes de services',
    active: 'Membres venus, par mois',
    industries: FIGURE_TEXTS.industries.label,
    towns: FIGURE_TEXTS.towns.label,
  },
  active: {
    bar: (month, now, before) => `${month} : ${membersOf(now)}, ${number(before)} un an plus tôt`,
  },
  noneStated: 'Aucun membre n’en a indiqué.',
  rows: {
    titleOf: (name, days) => `${FIGURE_TEXTS[name].label} : ${days}`,
    nounOfMembers: 'membres',
    nounOfIntroductions: 'mises en relation',
    nounOfOrders: 'commandes',
    industry: (name) => `Secteur : ${name}`,
    town: (name) => `Lieu : ${name}`,
    empty: 'Rien n’a été compté sur cette période.',
    unknown: 'Ce chiffre n’existe pas.',
    invitedAddress: (email) => email ?? 'Une adresse invitée, pas encore inscrite',
    introduction: { introduced: 'a présenté', to: 'à', themselves: 'a pris contact avec' },
    status: {
      pending: 'En attente',
      accepted: 'Acceptée',
      declined: 'Refusée',
      withdrawn: 'Retirée',
      expired: 'Expirée',
      completed: 'Terminée',
      in_progress: 'En cours',
      cancelled: 'Annulée',
    },
  },
};
