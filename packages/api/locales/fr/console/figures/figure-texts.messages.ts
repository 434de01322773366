import type { FIGURE_TEXTS as english } from '#src/console/figures/figure-texts.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const FIGURE_TEXTS: Translation<typeof english> = {
  membersAtStart: {
    label: 'Membres au début',
    definition:
      'Toutes les personnes dont l’adhésion était en cours au début du premier jour, qu’elles se soient déjà connectées ou non.',
  },
  joined: {
    label: 'Arrivées',
    definition:
      'Toutes les personnes dont l’adhésion a commencé pendant cette période : au jour saisi dans « Membre depuis », sinon le jour de l’inscription, de l’ajout ou de l’import. Un retour dans les 30 jours compte comme si le membre n’était jamais parti.',
  },
  left: {
    label: 'Départs',
    definition:
      'Tous les membres qui ont supprimé leur compte ou dont le compte a été désactivé. Une suspension qui prend fin d’elle-même ne compte pas.',
  },
  ended: {
    label: 'Fins d’adhésion',
    definition:
      'Les adhésions dont le dernier jour tombait dans cette période et qui n’ont pas été renouvelées dans les 30 jours suivants.',
  },
  membersAtEnd: {
    label: 'Membres à la fin',
    definition:
      'Toutes les personnes dont l’adhésion était en cours une fois le dernier jour écoulé. Celles dont c’était le dernier jour ne comptent plus.',
  },
  renewed: {
    label: 'Renouvellements',
    definition:
      'Les adhésions qui auraient pris fin pendant cette période et dont le dernier jour a été repoussé, à temps ou avec 30 jours de retard au plus.',
  },
  invited: {
    label: 'Invitations',
    definition:
      'Toutes les personnes qui ont reçu leur première invitation par e-mail pendant cette période. Les liens que tout le monde peut utiliser ne comptent pas.',
  },
  invitedJoined: {
    label: 'Inscrites parmi les personnes invitées',
    definition: 'Celles d’entre elles qui s’étaient connectées avant la fin du dernier jour.',
  },
  active: {
    label: 'Membres venus sur le site',
    definition:
      'Tous les membres connectés qui ont ouvert une page au moins une fois dans le mois civil, pris en entier même si cette période n’en couvre qu’une partie.',
  },
  introductionsMade: {
    label: 'Proposées',
    definition: 'Des membres ont présenté quelqu’un, ou se sont présentés eux-mêmes, à un autre membre.',
  },
  introductionsAccepted: {
    label: 'Acceptées',
    definition:
      'Toutes les personnes concernées ont donné leur accord pendant cette période, quelle que soit la date de la mise en relation.',
  },
  introductionsClosed: {
    label: 'Refusées ou expirées',
    definition: 'Refusées, retirées, ou restées sans réponse pendant 30 jours.',
  },
  introductionsCompleted: {
    label: 'Abouties',
    definition:
      'Le membre à qui la personne a été présentée a signalé pendant cette période que la mise en relation a abouti.',
  },
  introductionValue: {
    label: 'Valeur indiquée par les membres',
    definition:
      'La somme des montants saisis à cette occasion. Rien n’est estimé, et les montants des comptes supprimés ont disparu.',
  },
  ordersPlaced: {
    label: 'Passées',
    definition: 'Les commandes de services passées par des membres pendant cette période.',
  },
  ordersCompleted: {
    label: 'Terminées',
    definition: 'Les commandes terminées pendant cette période, quelle que soit leur date.',
  },
  orderValue: {
    label: 'Valeur',
    definition: 'Les prix des commandes passées pendant cette période, sans celles annulées depuis.',
  },
  industries: {
    label: 'Principaux secteurs',
    definition: 'Les membres à la fin, selon le secteur indiqué aujourd’hui dans leur profil.',
  },
  towns: {
    label: 'Villes comptant le plus de membres',
    definition: 'Les membres à la fin, selon le lieu indiqué aujourd’hui dans leur profil.',
  },
};
