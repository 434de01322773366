import type { registrationMessages as english } from '#src/features/admin/registration/registration.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const registrationMessages: Translation<typeof english> = {
  title: 'Inscription',
  description:
    'Qui peut rejoindre votre communauté, et comment les membres se connectent. Les modifications s’appliquent immédiatement, partout.',
  failed: 'Impossible de charger les paramètres',
  saved: { title: 'Modifications enregistrées' },
  mode: {
    title: 'Qui peut s’inscrire',
    options: {
      open: {
        label: 'Tout le monde',
        hint: 'Les nouveaux membres s’inscrivent et peuvent se connecter aussitôt.',
      },
      application: {
        label: 'Sur demande',
        hint: 'Les personnes remplissent le formulaire d’inscription et répondent à vos questions. Vous approuvez ou refusez leur demande dans « Demandes d’adhésion ».',
      },
      invitation: {
        label: 'Sur invitation uniquement',
        hint: 'L’inscription se fait au moyen d’une invitation. Les visiteurs voient que la communauté n’est accessible que sur invitation.',
      },
      closed: { label: 'Personne pour le moment', hint: 'L’inscription est désactivée.' },
    },
  },
  switches: {
    membersInvite: {
      title: 'Invitations',
      label: 'Les membres peuvent inviter',
      hint: 'Au moyen de liens pour 20 personnes au plus, valables 30 jours au plus. Les personnes invitées s’inscrivent sans demande d’adhésion.',
    },
    protectsFromBots: {
      title: 'Robots',
      label: 'Détecter les robots à l’inscription',
      hint: 'Invisible pour les membres : aucune énigme, et aucune autre entreprise n’intervient. Les inscriptions qui semblent automatisées attendent votre approbation dans « Demandes d’adhésion ». Les programmes qui s’inscrivent par l’API y attendent aussi.',
    },
    requiresConfirmedEmail: {
      title: 'Adresses e-mail',
      label: 'Exiger une adresse e-mail confirmée',
      hint: 'Avant de l’avoir confirmée, les membres peuvent se connecter et lire, mais pas publier, commenter, donner un avis, inscrire une entreprise, proposer une opportunité ni écrire à des membres qu’ils ne connaissent pas.',
    },
    mailedCodes: {
      title: 'Connexion',
      label: 'Les membres peuvent se connecter avec un code reçu par e-mail',
      hint: 'Pour les membres qui reviennent rarement et oublient leur mot de passe. Le code fonctionne une fois, pendant dix minutes, dans le navigateur qui l’a demandé. Les membres ayant activé la connexion en deux étapes saisissent toujours leur second code, et les administrateurs doivent l’avoir activée pour utiliser cette option.',
    },
  },
  questions: {
    title: 'Questions aux demandeurs',
    hint: 'Affichées avec le formulaire d’inscription lors d’une demande d’adhésion.',
    text: (question) => `Question ${question}`,
    required: 'Obligatoire',
    add: 'Ajouter une question',
    up: (question) => `Monter la question ${question}`,
    down: (question) => `Descendre la question ${question}`,
    remove: (question) => `Supprimer la question ${question}`,
  },
};
