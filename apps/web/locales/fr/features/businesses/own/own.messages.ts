import type { ownMessages as english } from '#src/features/businesses/own/own.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/fr';

const stars = (count: number) => plural(count, { one: `${count} étoile`, other: `${number(count)} étoiles` });

export const ownMessages: Translation<typeof english> = {
  title: 'Mes entreprises',
  description: 'Ce qui demande votre attention, et les résultats de vos fiches.',
  add: 'Ajouter une entreprise',
  loading: 'Chargement de vos entreprises...',
  failed: 'Impossible de charger vos entreprises',
  empty: {
    title: 'Vous n’avez pas encore inscrit d’entreprise',
    text: 'Membres et visiteurs la trouvent dans l’annuaire, avec ses horaires, ses avis et un moyen de vous joindre.',
  },
  filter: { label: 'Quelle entreprise', all: 'Toutes' },
  tasks: {
    title: 'À traiter',
    count: (count) => `${count}, du plus ancien au plus récent`,
    none: 'Rien à traiter.',
    looked: (views) =>
      plural(views, {
        one: `${views} personne a consulté vos fiches ces 30 derniers jours.`,
        other: `${number(views)} personnes ont consulté vos fiches ces 30 derniers jours.`,
      }),
    headline: {
      message: (name) => `${name} vous pose une question`,
      review: (name, rating) => `${name} a laissé un avis avec ${stars(rating)}`,
      hours: (_name, _rating, business) => `Horaires manquants : ${business}`,
    },
    hours: 'Les visiteurs ne savent pas quand venir, et le filtre « Ouvertes maintenant » vous ignore.',
    quote: (words) => `« ${words} »`,
    action: { message: 'Répondre', review: 'Répondre', hours: 'Ajouter des horaires' },
    actionLabel: (action, headline) => `${action} : ${headline}`,
  },
  card: {
    published: 'Publiée',
    onlyYou: 'Visible par vous seulement',
    views: 'Vues en 30 jours',
    saves: 'Enregistrements',
    messages: 'Messages',
    rating: 'Note',
    noReviews: 'Pas encore',
    ofReviews: (count) => `sur ${number(count)} avis`,
    more: (difference) =>
      difference === 0
        ? 'comme avant'
        : difference > 0
          ? `${number(difference)} de plus`
          : `${number(-difference)} de moins`,
    byDay: 'Vues par jour ces 30 derniers jours',
    edit: 'Modifier',
    editLabel: (name) => `Modifier ${name}`,
    view: 'Voir la page',
    viewLabel: (name) => `Voir la page : ${name}`,
    publish: 'Publier',
    publishLabel: (name) => `Publier ${name}`,
    unpublish: 'Dépublier',
    unpublishLabel: (name) => `Dépublier ${name}`,
    takenOff: 'Un administrateur l’a retirée de l’annuaire.',
  },
  figures:
    'Les chiffres portent sur les 30 derniers jours, comparés aux 30 précédents. Vos propres visites ne comptent pas.',
  unpublish: {
    title: (name) => `Dépublier ${name} ?`,
    text: 'L’entreprise quitte l’annuaire, les recherches et votre profil. Rien n’est supprimé : les avis et les enregistrements reviennent quand vous la publiez à nouveau.',
    action: 'Dépublier',
    done: (name) => ({ title: `${name} ne figure plus dans l’annuaire` }),
  },
  published: (name) => ({ title: `${name} figure à nouveau dans l’annuaire` }),
};
