import type { applicantsMessages as english } from '#src/features/admin/applicants/applicants.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const applicantsMessages: Translation<typeof english> = {
  title: 'Demandes d’adhésion',
  description: 'Les personnes qui souhaitent devenir membres. Elles reçoivent un e-mail à chaque étape.',
  filters: {
    waiting: 'En attente',
    asked: 'En attente de réponse',
    approved: 'Approuvées',
    declined: 'Refusées',
  },
  noun: 'demandes d’adhésion',
  empty: {
    waiting: { title: 'Aucune demande en attente', text: 'Les nouvelles demandes apparaissent ici.' },
    asked: {
      title: 'Aucune demande en attente de réponse',
      text: 'Les demandes sur lesquelles vous avez posé une question restent ici jusqu’à la réponse du demandeur.',
    },
    approved: {
      title: 'Aucune demande approuvée',
      text: 'Les demandes approuvées restent affichées pendant 30 jours.',
    },
    declined: {
      title: 'Aucune demande refusée',
      text: 'Les demandes refusées restent affichées pendant 30 jours, puis sont effacées.',
    },
  },
  registration: 'Choisir qui peut s’inscrire',
  unconfirmed: 'E-mail non confirmé',
  profile: {
    jobTitle: 'Fonction',
    company: 'Entreprise',
    industry: 'Secteur',
    location: 'Lieu',
    lookingFor: 'Recherche',
    servicesOffered: 'Offre',
  },
  suspicions: {
    title: 'Il s’agit peut-être d’un robot :',
    reasons: {
      honeypot: 'un champ caché a été rempli',
      fast: 'le formulaire a été envoyé en quelques secondes',
      proof: 'la vérification du navigateur en arrière-plan manque',
    },
  },
  guestAt: (title, inviter) =>
    inviter === null
      ? `Présence en tant qu’invité : « ${title} ».`
      : `Présence en tant qu’invité : « ${title} », sur invitation (${inviter}).`,
  said: { community: 'Question', applicant: 'Réponse' },
  reason: 'Motif',
  approve: 'Approuver',
  decline: 'Refuser',
  ask: 'Poser une question',
  actionLabel: (action, name) => `${action} : ${name}`,
  viewProfile: 'Voir le profil',
  approved: (name) => ({
    title: `${name} : demande approuvée`,
    text: 'Nous lui avons envoyé un lien par e-mail. Son profil sera visible dès que son mot de passe sera choisi.',
  }),
  notJoined: 'Inscription à terminer',
  dialogs: {
    decline: {
      title: (name) => `${name} : refuser la demande ?`,
      text: 'Le motif est envoyé au demandeur. La demande et ses données sont effacées au bout de 30 jours.',
      label: 'Motif',
      submit: 'Refuser',
      done: { title: 'Demande refusée' },
    },
    ask: {
      title: (name) => `Poser une question à ${name}`,
      text: 'Le demandeur reçoit votre question par e-mail et peut y répondre. La demande revient alors en attente.',
      label: 'Question',
      submit: 'Envoyer',
      done: { title: 'Question envoyée' },
    },
  },
};
