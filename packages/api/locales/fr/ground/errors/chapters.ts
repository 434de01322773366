import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const chapters: Sentences = {
  'This chapter does not exist': 'Cette section n’existe pas',
  'Only the leaders of this chapter can do this': 'Seuls les responsables de cette section peuvent le faire',
  'Only administrators can create chapters': 'Seuls les administrateurs peuvent créer des sections',
  'Choose someone else': 'Choisissez quelqu’un d’autre',
  'This member does not belong to the chapter': 'Ce membre ne fait pas partie de la section',
  'Only the leaders of this chapter see who asks to join':
    'Seuls les responsables de cette section voient les demandes d’entrée',
  'This chapter is closed': 'Cette section est fermée',
  'You can join this chapter when one of its leaders invites you':
    'Vous pourrez rejoindre cette section sur invitation d’un de ses responsables',
  'Your request was declined. A leader of the chapter can still invite you.':
    'Votre demande a été refusée. Un responsable de la section peut encore vous inviter.',
  'This member has not asked to join': 'Ce membre n’a pas demandé à rejoindre la section',
  'This request has been decided or withdrawn': 'Cette demande a été tranchée ou retirée',
  'There is no member with this username': 'Aucun membre n’a ce nom d’utilisateur',
  'This member wants no more invitations to this chapter':
    'Ce membre ne souhaite plus recevoir d’invitations à cette section',
  'A chapter can have at most {0} members': 'Une section peut compter au maximum {0} membres',
  '{0} has one seat per trade, and that of “{1}” is taken':
    '{0} a une seule place par métier, et celle de « {1} » est prise',
  'A chapter needs a leader. Make someone else a leader first.':
    'Une section a besoin d’un responsable. Nommez d’abord quelqu’un d’autre.',
  'Only members of this chapter can post in it': 'Seuls les membres de cette section peuvent y publier',
  'This event takes place once. Sign up for its date.':
    'Cet événement n’a lieu qu’une fois. Inscrivez-vous à sa date.',
  'This event has been canceled': 'Cet événement a été annulé',
  'This date has been canceled': 'Cette date a été annulée',
  'This date is over': 'Cette date est passée',
  'Only organizers see who is waiting': 'Seuls les organisateurs voient la liste d’attente',
  'This code is not one of ours.': 'Ce code n’est pas l’un des nôtres.',
  'This code is for another event.': 'Ce code est celui d’un autre événement.',
  'This code has expired: its event is over.': 'Ce code a expiré : son événement est terminé.',
  'This person is not on the list, or gave the seat up.':
    'Cette personne n’est pas sur la liste, ou a libéré sa place.',
  'This check-in was undone since.': 'Cette arrivée a été annulée depuis.',
  'Enter who came instead.': 'Indiquez qui est venu à la place.',
  '{0} is not on the list of date {1}': '{0} n’est pas sur la liste de la date {1}',
  'There is nothing to undo': 'Il n’y a rien à annuler',
  'Only organizers and hosts open the door of an event':
    'Seules les personnes chargées de l’organisation ou de l’accueil enregistrent les arrivées',
  'This link is for another date, or its day is over. Ask an organizer for a new one.':
    'Ce lien est celui d’une autre date, ou sa journée est passée. Demandez-en un nouveau à l’organisation.',
  'You have no seat on this date': 'Vous n’avez pas de place à cette date',
  'This event belongs to no chapter. Choose who else can see it.':
    'Cet événement n’appartient à aucune section. Choisissez qui d’autre peut le voir.',
  'Events of a hidden chapter are for its members only':
    'Les événements d’une section masquée sont réservés à ses membres',
  'There would be no second date. Choose a later last day.':
    'Il n’y aurait pas de deuxième date. Choisissez un dernier jour plus tardif.',
  'To end it earlier, cancel the dates that do not take place.':
    'Pour y mettre fin plus tôt, annulez les dates qui n’ont pas lieu.',
  'This event has no such date': 'Cet événement n’a pas de telle date',
  'Choose a time that is still to come': 'Choisissez un moment à venir',
  'Choose a last day within the next {0} months. You can add dates later.':
    'Choisissez un dernier jour dans les {0} prochains mois. Vous pourrez ajouter des dates plus tard.',
  'An event can have at most {0} dates. Choose an earlier last day.':
    'Un événement peut avoir au maximum {0} dates. Choisissez un dernier jour moins tardif.',
  'This event does not exist': 'Cet événement n’existe pas',
  'Only the leaders and organizers of this chapter can hold its events':
    'Seuls les responsables et organisateurs de cette section peuvent planifier ses événements',
  'Only administrators can create events': 'Seuls les administrateurs peuvent créer des événements',
  'Only administrators can change this event': 'Seuls les administrateurs peuvent modifier cet événement',
  'Only organizers and hosts see who came to an event':
    'Seules les personnes chargées de l’organisation ou de l’accueil voient qui est venu à un événement',
  'This link is not valid, or what it was for has been erased. Ask for a seat again on the event’s page.':
    'Ce lien n’est pas valide, ou ce à quoi il menait a été effacé. Redemandez une place sur la page de l’événement.',
  'This date is over or has been canceled': 'Cette date est passée ou a été annulée',
  'This event is for members now': 'Cet événement est désormais réservé aux membres',
  'There is no such guest any more': 'Cet invité n’existe plus',
  '{0} has not come yet': '{0} : pas encore d’arrivée enregistrée',
};
