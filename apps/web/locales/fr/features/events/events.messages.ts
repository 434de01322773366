import type { eventsMessages as english } from '#src/features/events/events.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/fr';

export const eventsMessages: Translation<typeof english> = {
  title: 'Événements',
  description: 'Là où les membres se rencontrent, sur place et en ligne.',
  loading: 'Chargement des événements...',
  failed: 'Impossible de charger les événements',
  guests: 'Vos invités',
  create: 'Nouvel événement',
  when: { label: 'Quels événements', upcoming: 'À venir', month: 'Mois', past: 'Passés' },
  month: {
    before: 'Mois précédent',
    after: 'Mois suivant',
    today: 'Ce mois-ci',
    none: 'Rien n’est prévu ce mois-ci.',
    over: 'Tout ce qui était prévu ce mois-ci est terminé.',
    cut: 'Il y a plus d’événements ce mois-ci que n’en montre cette page.',
  },
  empty: {
    upcoming: {
      title: 'Aucun événement à venir',
      text: 'Les nouveaux événements apparaissent ici dès qu’ils sont prévus.',
    },
    past: { title: 'Aucun événement passé', text: 'Les événements terminés figurent ici.' },
  },
  online: 'En ligne',
  placeAndOnline: (place) => `${place}, et en ligne`,
  public: 'Ouvert à tous',
  seatsLeft: (count) =>
    count === 0
      ? 'Complet'
      : plural(count, { one: `${count} place restante`, other: `${number(count)} places restantes` }),
  repeats({ frequency, interval }) {
    if (interval === 1)
      return {
        daily: 'Chaque jour',
        weekly: 'Chaque semaine',
        monthly: 'Chaque mois',
        yearly: 'Chaque année',
      }[frequency];
    return {
      daily: `Tous les ${interval} jours`,
      weekly: `Toutes les ${interval} semaines`,
      monthly: `Tous les ${interval} mois`,
      yearly: `Tous les ${interval} ans`,
    }[frequency];
  },
  page: {
    loading: 'Chargement de l’événement...',
    failed: 'Impossible de charger l’événement',
    notFound: {
      title: 'Événement introuvable',
      text: 'L’événement que vous cherchez n’existe pas ou ne vous est pas ouvert.',
      back: 'Tous les événements',
    },
    when: 'Quand',
    where: 'Où',
    yourTime: (time) => `${time} dans votre fuseau horaire`,
    join: 'Participer en ligne',
    linkForMembers: 'Connectez-vous pour voir le lien.',
    organizer: 'Organisation',
    chapter: 'Section',
    dates: 'Toutes les dates',
    moreDates: (count) =>
      plural(count, { one: `Afficher ${count} autre date`, other: `Afficher ${number(count)} autres dates` }),
    canceled: 'Annulé',
    mine: { going: 'Vous venez', waiting: 'Sur la liste d’attente', skipped: 'Vous ne venez pas' },
    eventCanceled: 'Cet événement a été annulé.',
    dateCanceled: 'Cette date a été annulée. D’autres dates peuvent avoir lieu.',
    over: 'Cet événement est terminé.',
    edit: 'Modifier',
    door: 'Accueil sur place',
    attendance: 'Présences',
    preview: (title, time) => `${title} : ${time}`,
  },
  cancel: {
    date: 'Annuler cette date',
    event: 'Annuler l’événement',
    dateQuestion: 'Annuler cette date ?',
    dateText: 'Les autres dates de cet événement sont maintenues.',
    eventQuestion: 'Annuler cet événement ?',
    eventText: 'Toutes ses dates à venir sont annulées. Cette action est irréversible.',
    dateDone: 'Date annulée',
    eventDone: 'Événement annulé',
  },
  form: {
    createTitle: 'Nouvel événement',
    createText: 'Planifiez une date, ou toute une série.',
    editTitle: 'Modifier l’événement',
    submit: 'Créer l’événement',
    created: 'Événement créé',
    saved: 'Modifications enregistrées',
    failed: 'Impossible d’enregistrer l’événement',
    notYours: 'Seuls les organisateurs de cet événement peuvent le modifier.',
    notAllowed:
      'Seuls les administrateurs, ainsi que les responsables et organisateurs des sections, peuvent planifier des événements.',
    community: 'Toute la communauté',
    back: 'Retour à l’événement',
    fields: {
      chapter: { label: 'Organisé par', description: 'Ce choix est définitif.' },
      title: { label: 'Titre' },
      description: { label: 'Description' },
      start: { label: 'Début' },
      end: { label: 'Fin' },
      timeZone: { label: 'Fuseau horaire' },
      place: { label: 'Lieu', description: 'Laissez vide si l’événement a lieu uniquement en ligne.' },
      link: {
        label: 'Lien pour participer en ligne',
        description: 'Les membres le voient, pas les visiteurs.',
      },
      seats: { label: 'Places', description: 'Laissez vide s’il y a de la place pour tout le monde.' },
      audience: { label: 'Qui peut le voir' },
      repeats: { label: 'Répétition' },
      until: {
        label: 'Dernier jour',
        description: 'Dans 18 mois au plus tard. Vous pourrez ajouter des dates ensuite.',
      },
    },
    chooseZone: 'Choisissez un fuseau horaire',
    movesAlong: 'Les dates à venir sont décalées avec celle-ci.',
    audiences: { chapter: 'Membres de la section', members: 'Tous les membres', public: 'Tout le monde' },
    repeating: {
      never: 'Ne se répète pas',
      daily: 'Chaque jour',
      weekly: 'Chaque semaine',
      biweekly: 'Toutes les deux semaines',
      monthlyDay: 'Chaque mois, à la même date',
      monthlyWeekday: 'Chaque mois, le même jour de la semaine',
      yearly: 'Chaque année',
    },
  },
};
