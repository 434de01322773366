import type { dataRequestsMessages as english } from '#src/features/admin/data-requests/data-requests.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/fr';

const counted = (count: number, one: string, other: string) =>
  `${number(count)} ${plural(count, { one, other })}`;

export const dataRequestsMessages: Translation<typeof english> = {
  title: 'Demandes sur les données',
  description:
    'Qui a demandé l’effacement ou une copie de ses données. La loi vous donne un mois pour répondre.',
  noun: 'demandes',
  filters: {
    waiting: 'En attente',
    done: 'Traitées',
    declined: 'Refusées',
  },
  empty: {
    waiting: 'Saisissez une demande sur la page d’un membre, ou à côté d’une demande d’adhésion.',
    done: 'Les demandes exécutées apparaissent ici, chacune avec un reçu.',
    declined: 'Les demandes refusées apparaissent ici.',
  },
  kinds: { erasure: 'Effacement', export: 'Copie des données' },
  channels: {
    letter: 'Par courrier',
    email: 'Par e-mail',
    phone: 'Par téléphone',
    in_person: 'En personne',
  },
  former: {
    member: (id) => `Ancien membre ${id}`,
    applicant: (id) => `Demande d’adhésion ${id}`,
  },
  received: (channel, date) => `${channel}, demande reçue le ${date}`,
  due: (date) => `Réponse à donner avant le ${date}`,
  enteredBy: (name) => `Saisie par ${name}`,
  reason: 'Vérification de l’identité',
  alsoPublished: 'Ses publications et ses commentaires sont également supprimés.',
  needsOther: 'Un autre administrateur doit confirmer cette demande.',
  confirm: { erasure: 'Effacer maintenant', export: 'Confirmer' },
  decline: 'Refuser',
  download: 'Télécharger la copie',
  downloadFailed: 'La copie n’a pas pu être téléchargée',
  receipt: 'Reçu',
  of: (action, name) => `${action} : ${name}`,
  declined: { title: 'Demande refusée' },
  confirmDialog: {
    title: (name) => `Effacer ${name} ?`,
    text: 'Toutes les données de cette personne sont supprimées maintenant, et elle est déconnectée partout. Cette action est irréversible.',
  },
  section: {
    title: 'Données personnelles',
    text: 'Lorsque cette personne vous le demande par écrit.',
    erasure: 'Effacer…',
    export: 'Copie des données…',
  },
  dialog: {
    titles: {
      erasure: (name) => `Effacer ${name}`,
      export: (name) => `Copie des données : ${name}`,
    },
    texts: {
      erasure:
        'Le profil, les messages et les contacts sont supprimés définitivement, comme lorsqu’un membre supprime son propre compte. Les publications, commentaires et avis parus restent sous le nom « Ancien membre ».',
      export:
        'Vous obtenez un fichier contenant ce que cette personne pourrait télécharger elle-même, messages privés compris, à lui remettre. Elle en est informée par e-mail.',
    },
    channel: 'Forme de la demande',
    receivedOn: 'Reçue le',
    reason: {
      label: 'Comment savez-vous que la demande vient bien de cette personne ?',
      description: 'Supprimé avec la personne quand vous l’effacez.',
      placeholder: 'Lettre signée ; la signature correspond à celle du bulletin d’adhésion',
    },
    alsoPublished: {
      label: 'Supprimer aussi ce que cette personne a publié',
      description:
        'Ses publications, avec les commentaires qu’elles ont reçus, et ses propres commentaires. Les avis restent sous le nom « Ancien membre ».',
    },
    others: 'Un autre administrateur doit d’abord confirmer.',
    alone: 'Il n’y a pas d’autre administrateur : l’opération a donc lieu tout de suite.',
    submit: 'Saisir la demande',
    submitAlone: { erasure: 'Effacer maintenant', export: 'Créer la copie' },
    entered: {
      title: 'Demande saisie',
      description: 'Les autres administrateurs en sont informés. L’un d’eux la confirme.',
    },
  },
  page: {
    title: {
      erasure: 'Reçu : effacement de données personnelles',
      export: 'Reçu : copie de données personnelles',
    },
    failed: 'Impossible de charger la demande',
    loading: 'Chargement de la demande...',
    back: 'Demandes sur les données',
    print: 'Imprimer',
    community: 'Communauté',
    number: 'Demande',
    person: 'Personne',
    asked: 'Demandé',
    entered: 'Saisie',
    confirmed: 'Exécution',
    open: {
      waiting: 'Cette demande est encore en attente.',
      declined: 'Cette demande a été refusée.',
    },
    by: (date, name) => (name === null ? date : `${date}, par ${name}`),
    itself: (date) => `${date}, par la personne elle-même`,
    nameOnce:
      'Le nom n’est affiché que maintenant : aucune donnée conservée ne dit de qui il s’agissait. Imprimez ou enregistrez cette page avant de la quitter.',
    erased: {
      title: 'Ce qui a été effacé',
      member:
        'Nom, adresse e-mail, numéro de téléphone, profil, images, contacts, éléments enregistrés, notifications, sessions et données de connexion ; le texte des messages privés, des commandes et des signalements ; les publications non parues ou supprimées.',
      published: 'Les publications parues, avec les commentaires qu’elles ont reçus, et les commentaires.',
      applicant: 'Nom, adresse e-mail, profil, réponses et échanges au sujet de la demande d’adhésion.',
    },
    kept: {
      title: 'Ce qui reste, sans nom',
      nothing: 'Rien.',
      uncounted: 'Publications parues, commentaires, avis, mises en relation et commandes, s’il y en avait.',
      counts: ({ posts, comments, reviews, messages, referrals, orders, businesses }) =>
        [
          posts > 0 && counted(posts, 'publication parue', 'publications parues'),
          comments > 0 && counted(comments, 'commentaire', 'commentaires'),
          reviews > 0 && counted(reviews, 'avis', 'avis'),
          messages > 0 && `${counted(messages, 'message privé', 'messages privés')} sans texte`,
          referrals > 0 && `${counted(referrals, 'mise en relation', 'mises en relation')} sans texte`,
          orders > 0 &&
            `${counted(orders, 'commande', 'commandes')}, pour la comptabilité : objet, date et montant`,
          businesses > 0 &&
            counted(
              businesses,
              'entreprise, qui n’est plus visible',
              'entreprises, qui ne sont plus visibles',
            ),
        ].filter((line): line is string => line !== false),
    },
    backups: {
      title: 'Sauvegardes',
      text: 'Les sauvegardes antérieures contiennent encore une copie, jusqu’à ce que de plus récentes les remplacent. Si l’une d’elles est restaurée, cet effacement est répété avant l’utilisation des données.',
    },
    copyUntil: (date) => `Le fichier peut être téléchargé jusqu’au ${date}.`,
    copy: (days) => `Le fichier a pu être téléchargé pendant ${days} jours.`,
  },
};
