import type { accountMessages as english } from '#src/features/account/account.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/fr';

export const accountMessages: Translation<typeof english> = {
  settings: { title: 'Paramètres', description: 'Gérez votre compte.', nav: 'Paramètres' },
  settingsFailed: 'Impossible de charger vos paramètres',
  email: {
    title: 'Adresse e-mail',
    description: 'Vous vous connectez avec cette adresse, et nous y envoyons nos e-mails.',
    confirmed: 'confirmée',
    notConfirmed: 'non confirmée',
    send: 'Envoyer un lien de confirmation',
    sent: (hours) => ({
      title: 'E-mail envoyé',
      description: plural(hours, {
        one: `Ouvrez le lien qu’il contient dans un délai de ${hours} heure pour confirmer votre adresse.`,
        other: `Ouvrez le lien qu’il contient dans un délai de ${hours} heures pour confirmer votre adresse.`,
      }),
    }),
    change: {
      open: 'Changer d’adresse',
      title: 'Changer d’adresse e-mail',
      text: 'Nous enverrons un lien à la nouvelle adresse. Tant que vous ne l’avez pas ouvert, vous continuez à vous connecter avec l’adresse actuelle.',
      label: 'Nouvelle adresse e-mail',
      password: 'Votre mot de passe',
      submit: 'Envoyer le lien',
      sent: (email, minutes) => ({
        title: 'Encore une étape',
        description: plural(minutes, {
          one: `Ouvrez le lien que nous avons envoyé à ${email} dans un délai de ${minutes} minute.`,
          other: `Ouvrez le lien que nous avons envoyé à ${email} dans un délai de ${minutes} minutes.`,
        }),
      }),
    },
  },
  password: {
    title: 'Mot de passe',
    description: 'Le changer vous déconnecte de tous vos autres appareils.',
    current: 'Mot de passe actuel',
    next: 'Nouveau mot de passe',
    hint: '6 caractères au minimum',
    submit: 'Changer le mot de passe',
    changed: {
      title: 'Mot de passe changé',
      description: 'Vos sessions sur tous les autres appareils sont fermées.',
    },
  },
  sessions: {
    title: 'Sessions actives',
    description: 'Si vous ne reconnaissez pas un appareil, déconnectez-le et changez votre mot de passe.',
    failed: 'Impossible de charger vos sessions',
    current: 'cet appareil',
    active: 'dernière activité',
    end: 'Déconnecter',
    endLabel: (device) => `Déconnecter ${device}`,
    endOthers: 'Déconnecter tous les autres appareils',
    ending: {
      title: (device) =>
        device === undefined ? 'Déconnecter tous les autres appareils ?' : `Déconnecter ${device} ?`,
      text: 'Confirmez qu’il s’agit bien de vous. Si vous ne vous souvenez pas de votre mot de passe, choisissez-en un nouveau : cela déconnecte aussi tous les appareils.',
      password: 'Votre mot de passe',
    },
    ended: (count) => ({
      title: plural(count, {
        one: count === 1 ? 'Appareil déconnecté' : `${count} appareil déconnecté`,
        other: `${number(count)} appareils déconnectés`,
      }),
    }),
  },
  privacy: {
    title: 'Confidentialité',
    description: 'Les changements prennent effet immédiatement.',
    audiences: [
      { key: 'emailAudience', label: 'Qui peut voir mon adresse e-mail' },
      { key: 'phoneAudience', label: 'Qui peut voir mon numéro de téléphone' },
    ],
    audiencesHint: 'S’applique à votre profil, à votre fiche contact et à l’API.',
    suggestable: {
      label: 'Me suggérer à d’autres membres',
      description: 'Dans les suggestions, les recommandations possibles et la liste des membres.',
    },
    readReceipts: {
      label: 'Montrer quand j’ai lu des messages',
      description:
        'Les membres qui le montrent aussi voient « Vu » sous les messages qu’ils vous ont envoyés, et quand vous êtes en train de leur écrire. Vous voyez la même chose de leur côté. Ce que vous avez lu auparavant n’apparaît pas comme vu.',
    },
    searchEngines: {
      label: 'Autoriser les moteurs de recherche à me référencer',
      description:
        'Votre profil et vos publications. Ce qu’ils ont déjà référencé peut rester visible quelques semaines.',
    },
    embeddings: (host) =>
      `Pour classer les correspondances selon le sens, cette communauté envoie jusqu’à huit courtes phrases de votre profil (ce que vous recherchez et ce que vous offrez) à ${host}. Les adresses e-mail, les liens et les longs numéros sont retirés, et votre nom n’est pas transmis. Si vous désactivez « Me suggérer à d’autres membres », aucune phrase n’est envoyée, et ce qui en a été calculé est supprimé.`,
  },
  blocked: {
    title: 'Membres bloqués',
    description: 'Ces membres et vous ne vous voyez pas ici.',
    failed: 'Impossible de charger les membres que vous bloquez',
    none: 'Vous ne bloquez personne. Vous pouvez bloquer un membre depuis son profil ou une conversation.',
    unblock: 'Débloquer',
    unblockLabel: (name) => `Débloquer ${name}`,
    unblocked: (name) => ({
      title: `Vous ne bloquez plus ${name}`,
      description: 'Si vous étiez en relation, ce lien n’est pas rétabli.',
    }),
  },
  appearance: {
    title: 'Apparence',
    description: 'Dans ce navigateur.',
    schemes: { auto: 'Comme sur cet appareil', light: 'Claire', dark: 'Sombre' },
  },
  language: {
    title: 'Langue',
    description: 'Pour les pages et pour les e-mails que vous recevez.',
    read: {
      title: 'Langues que je lis',
      hint: 'Le fil laisse de côté les publications dans d’autres langues ; « Mes contacts » les affiche toutes. Ne cochez rien pour voir toutes les publications.',
      another: 'Ajouter une autre langue',
    },
  },
  notifications: {
    title: 'Notifications',
    description: 'Me prévenir dans les cas suivants',
    failed: 'Impossible de charger vos paramètres de notification',
    event: 'Événement',
    channels: [
      { key: 'inApp', label: 'Dans l’application' },
      { key: 'email', label: 'Par e-mail' },
    ],
    channelLabel: (event, channel) => `${event} : ${channel.toLowerCase()}`,
    allOff: 'Désactiver tous les e-mails',
    allOffDone: {
      title: 'Vous ne recevrez plus ces e-mails',
      description: 'Les e-mails concernant votre compte sont toujours envoyés.',
    },
    digest: {
      label: 'Récapitulatif hebdomadaire',
      description:
        'Un e-mail chaque lundi avec ce que vous avez manqué. Vous pouvez vous désabonner depuis chacun de ces e-mails.',
    },
  },
  data: {
    title: 'Vos données',
    description:
      'Tout ce que nous conservons à votre sujet, dans un fichier ZIP contenant des tableaux (CSV) et des données lisibles par machine (JSON).',
    submit: 'Exporter mes données',
    exported: {
      title: 'Export prêt',
      description: 'Vous trouverez un fichier ZIP dans vos téléchargements.',
    },
    failed: {
      title: 'Erreur',
      description: 'Impossible d’exporter vos données. Veuillez réessayer.',
      destructive: true,
    },
  },
  deletion: {
    title: 'Supprimer le compte',
    description:
      'Supprime votre profil, vos contacts et le texte de vos messages privés, y compris pour vos correspondants. Vos entreprises ne figurent plus dans l’annuaire. Les publications, commentaires et avis que vous avez publiés restent sous le nom « Ancien membre », sauf si vous supprimez aussi vos publications et commentaires. La comptabilité de la communauté conserve ce que vous avez commandé, quand et à quel prix. Cette action est irréversible.',
    open: 'Supprimer mon compte',
    warning: 'Cette action est irréversible. Pensez à exporter d’abord vos données.',
    password: 'Votre mot de passe',
    alsoPublished: {
      label: 'Supprimer aussi ce que j’ai publié',
      description:
        'Vos publications, avec les commentaires qu’elles ont reçus, et vos commentaires. Vos avis restent sous le nom « Ancien membre ».',
    },
    submit: 'Supprimer définitivement',
    done: {
      title: 'Votre compte est supprimé',
      description:
        'Votre profil, vos contacts et vos messages privés ont disparu, et toutes vos sessions sont fermées. Merci d’avoir fait partie de la communauté.',
      home: 'Retour à l’accueil',
    },
  },
  reset: {
    title: 'Choisissez un mot de passe',
    description:
      'Vous vous connecterez désormais avec lui. Vos sessions sur tous les autres appareils seront fermées.',
    submit: 'Enregistrer le mot de passe',
    again: 'Demander un nouveau lien',
    done: {
      title: 'Mot de passe enregistré',
      description: 'Vous pouvez maintenant vous connecter avec lui.',
    },
    invited: {
      title: (community) => `Bienvenue sur ${community}`,
      description: 'Choisissez un mot de passe, et c’est parti.',
      submit: 'Rejoindre',
      done: (community) => ({
        title: `Bienvenue sur ${community} !`,
        description:
          'Votre session est ouverte. La prochaine fois, connectez-vous avec votre adresse e-mail et ce mot de passe.',
      }),
    },
  },
  confirmBar: {
    label: 'Adresse e-mail',
    text: (email) =>
      `Confirmez ${email} pour publier, commenter ou écrire à des membres que vous ne connaissez pas encore. Nous vous avons envoyé un lien.`,
    send: 'Renvoyer',
    sendLink: 'Renvoyer le lien',
    change: 'Mauvaise adresse ?',
  },
  verification: {
    title: 'Confirmez votre adresse e-mail',
    description: 'Pour que nous sachions que nos e-mails vous parviennent.',
    incomplete: 'Ce lien est incomplet. Veuillez l’ouvrir à nouveau depuis l’e-mail.',
    submit: 'Confirmer mon adresse e-mail',
    done: {
      title: 'Merci',
      description: 'Votre adresse e-mail est confirmée.',
      toDashboard: 'Aller au tableau de bord',
      toSignIn: 'Se connecter',
    },
  },
};
