import type { memberMessages as english } from '#src/features/admin/users/member.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const memberMessages: Translation<typeof english> = {
  title: 'Membre',
  description: 'Profil, adhésion et compte.',
  loading: 'Chargement du membre...',
  failed: 'Impossible de charger le membre',
  status: {
    title: 'Compte',
    lapsed: 'Lecture seule : adhésion terminée',
    admin: 'Administrateur',
    unconfirmed: 'E-mail non confirmé',
    joined: (date) => `Ajouté le ${date}`,
    lastSeen: (date) => `dernière visite le ${date}`,
    neverSeen: 'aucune connexion',
  },
  profile: 'Voir le profil',
  resend: { invitation: 'Renvoyer l’invitation', confirmation: 'Renvoyer la confirmation' },
  resent: {
    invitation: { title: 'Invitation envoyée' },
    confirmation: { title: 'Confirmation envoyée' },
  },
  passwordLink: {
    action: 'Envoyer un lien de mot de passe',
    sent: {
      title: 'Lien envoyé',
      description: 'Il permet de choisir un nouveau mot de passe, dans les prochains jours.',
    },
  },
  address: {
    action: 'Changer l’adresse',
    title: 'Autre adresse e-mail',
    label: 'Nouvelle adresse e-mail',
    text: (email) =>
      `Jusqu’à présent : ${email}. Le membre est déconnecté et reçoit à la nouvelle adresse un lien pour choisir un mot de passe. L’ancienne adresse en est informée.`,
    changed: {
      title: 'Adresse modifiée',
      description: 'Un lien pour choisir un mot de passe y a été envoyé.',
    },
  },
  secondFactor: {
    action: 'Désactiver la connexion en deux étapes',
    title: (name) => `Désactiver la connexion en deux étapes pour ${name} ?`,
    text: 'À ne faire que si vous savez avec certitude que la demande vient de cette personne. Elle est déconnectée partout et reçoit un e-mail. Son mot de passe suffit pour se connecter jusqu’à ce qu’elle configure à nouveau la seconde étape.',
    confirm: 'Désactiver',
    done: { title: 'Connexion en deux étapes désactivée' },
  },
  deactivate: 'Désactiver',
  activate: 'Activer',
  deactivation: {
    title: (name) => `Désactiver ${name} ?`,
    text: 'Cette personne est déconnectée partout, ne peut plus se connecter et n’est plus visible des autres membres. Vous pourrez réactiver son compte.',
    action: 'Désactiver',
  },
  membership: {
    title: 'Adhésion',
    number: { label: 'Numéro de membre', description: 'Au format propre à votre communauté' },
    startsOn: { label: 'Membre depuis' },
    expiresOn: {
      label: 'Date de fin',
      description:
        'Laissez vide s’il n’y en a pas. Nous écrivons au membre 30 et 7 jours avant, puis une fois l’adhésion terminée. Au bout de 30 jours de plus, il peut lire, mais pas publier.',
    },
    notes: {
      label: 'Notes',
      description:
        'Les autres membres ne les voient jamais. Elles font partie de l’export des données de ce membre.',
    },
    email: { label: 'E-mail', description: 'L’invitation est envoyée à cette adresse.' },
  },
  groups: { about: 'Profil', matching: 'Correspondances', contact: 'Coordonnées' },
  history: {
    title: 'Historique',
    text: 'Inscription, conditions, adhésion, signalements, décisions, commandes et modifications, du plus récent au plus ancien. Visible uniquement par les administrateurs.',
    show: 'Afficher l’historique',
    hide: 'Masquer l’historique',
  },
  noIndustry: 'Non indiqué',
  submit: 'Enregistrer les modifications',
  saved: { title: 'Membre enregistré' },
};
