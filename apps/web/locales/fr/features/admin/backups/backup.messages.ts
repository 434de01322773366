import {
  BACKUPS_RETAINED,
  RESTORE_UNDO_DAYS,
  UPLOADED_DAYS,
} from '@guildhall/api/console/backups/backups.schema';
import type { backupMessages as english } from '#src/features/admin/backups/backup.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/fr';

const counted = (one: string, other: string) => (count: number) =>
  `${number(count)} ${plural(count, { one, other })}`;
const STAYS_SO = 'Les membres désactivés, suspendus ou supprimés depuis le restent.';

export const backupMessages: Translation<typeof english> = {
  create: 'Créer une sauvegarde complète',
  export: 'Exporter en JSON',
  both: 'Sauvegarder et exporter',
  hints: {
    create:
      'Tout, images comprises, dans un seul fichier que vous pourrez restaurer plus tard. C’est celle qu’il vous faut.',
    export:
      'Les données sous forme de texte lisible, pour d’autres programmes. Sans images, et impossible à restaurer.',
    both: 'Crée d’abord une sauvegarde complète, puis un export.',
    upload:
      'Rapporte une sauvegarde complète que vous avez téléchargée ici. Elle est vérifiée et ajoutée à la liste ; rien ne change tant que vous ne la restaurez pas.',
  },
  upload: {
    action: 'Importer une sauvegarde',
    title: 'Envoi de la sauvegarde',
    sending: (sent, total) => `${sent} sur ${total}. Laissez cette page ouverte.`,
    finishing: 'Lecture de la fin du fichier…',
    cancel: 'Annuler l’envoi',
    canceled: 'L’envoi a été annulé. Rien n’en est conservé.',
    interrupted:
      'La connexion a été interrompue : rien du fichier n’est conservé. Veuillez l’envoyer à nouveau.',
    failed: 'La sauvegarde n’a pas pu être envoyée. Veuillez réessayer.',
    failedTitle: 'Envoi impossible',
    notABackup: (name) =>
      `${name} n’est pas une sauvegarde. Le nom d’une sauvegarde se termine par .tar.zst.`,
    isExport: 'Un export de données ne peut pas être restauré. Choisissez une sauvegarde complète.',
    tooLarge: (max) => `Ce fichier dépasse ${max}, le maximum que ce serveur accepte.`,
    empty: 'Ce fichier est vide.',
    off: 'L’envoi de sauvegardes est désactivé sur ce serveur.',
  },
  remove: {
    action: 'Supprimer',
    label: (name) => `Supprimer ${name}`,
    title: 'Supprimer cette sauvegarde importée ?',
    text: (name) => `${name} est supprimé de ce serveur. Vos données ne changent pas.`,
    done: 'Sauvegarde supprimée',
  },
  files: 'Fichiers de sauvegarde',
  inZone: (time, timeZone) => `${time} (${timeZone})`,
  filesHint: (time) =>
    `Une sauvegarde complète est créée chaque jour à ${time}, et les ${BACKUPS_RETAINED} plus récentes sont conservées. Chacune est vérifiée aussitôt : restaurée dans une base temporaire, puis comparée. Celles que vous importez sont supprimées au bout de ${UPLOADED_DAYS} jours.`,
  failed: 'Impossible de charger les sauvegardes',
  empty: {
    title: 'Pas encore de sauvegardes',
    text: 'Créez la première. Cela ne prend qu’un instant.',
  },
  kinds: { backup: 'Sauvegarde complète', export: 'Export de données' },
  origins: {
    admin: 'manuelle',
    schedule: 'quotidienne',
    before_restore: 'avant une restauration',
    uploaded: 'Importée',
  },
  download: 'Télécharger',
  downloadLabel: (name) => `Télécharger ${name}`,
  restore: 'Restaurer',
  restoreLabel: (name) => `Restaurer ${name}`,
  state: {
    verified: 'Vérifiée',
    verifiedIn: (duration) => `Vérifiée en ${duration}`,
    unverified: 'Pas encore vérifiée',
    failed: 'Échec',
  },
  confirm: {
    title: 'Restaurer cette sauvegarde ?',
    text: (name) =>
      `Voulez-vous vraiment restaurer ${name} ? Toutes les données actuelles seront remplacées !`,
    counting: 'Calcul de ce qui serait perdu…',
    uncounted: 'Impossible de calculer ce qui serait perdu.',
    nothingLost: (moment) =>
      `Rien n’a été ajouté depuis le ${moment}. Ce qui a été modifié depuis sera perdu.`,
    losses: (moment, lost) =>
      `Depuis le ${moment} : ${lost}. Tout cela serait perdu, ainsi que ce qui a été modifié depuis.`,
    lost: {
      members: counted('membre', 'membres'),
      connections: counted('contact', 'contacts'),
      messages: counted('message', 'messages'),
      posts: counted('publication', 'publications'),
      comments: counted('commentaire', 'commentaires'),
      articles: counted('article', 'articles'),
      businesses: counted('entreprise', 'entreprises'),
      reviews: counted('avis', 'avis'),
      orders: counted('commande', 'commandes'),
      referrals: counted('recommandation', 'recommandations'),
      events: counted('événement', 'événements'),
    },
    undo: `Toutes les autres personnes sont déconnectées, et les liens pour choisir un nouveau mot de passe cessent de fonctionner ; les invitations restent valables. Une sauvegarde des données actuelles est créée avant, et vous pouvez annuler la restauration pendant ${RESTORE_UNDO_DAYS} jours. ${STAYS_SO}`,
  },
  jobs: {
    label: 'En cours',
    names: {
      backup: 'Sauvegarde complète',
      export: 'Export de données',
      restore: 'Restauration',
      undo: 'Annulation de la restauration',
      upload: 'Vérification de la sauvegarde importée',
    },
    statuses: { running: 'en cours', done: 'succès', failed: 'échec' },
    steps: {
      waiting: 'en attente',
      copying: 'copie',
      checking: 'vérification',
      loading: 'chargement',
      comparing: 'comparaison',
      indexing: 'indexation',
      swapping: 'remplacement',
    },
    waiting: 'en attente',
    unknownReason: 'La raison figure dans le journal du serveur.',
    unchanged: 'Vos données n’ont pas changé.',
  },
  undo: {
    titles: {
      restore: 'Les données ont été restaurées à partir d’une sauvegarde',
      undo: 'La restauration a été annulée',
    },
    until: {
      restore: (moment) => `Vous pouvez revenir aux données précédentes jusqu’au ${moment}.`,
      undo: (moment) => `Vous pouvez revenir aux données restaurées jusqu’au ${moment}.`,
    },
    action: { restore: 'Annuler la restauration', undo: 'Restaurer à nouveau' },
    question: { restore: 'Annuler la restauration ?', undo: 'Revenir aux données restaurées ?' },
    text: {
      restore: `Tout redevient comme avant la restauration. Les modifications faites depuis sont perdues. ${STAYS_SO}`,
      undo: `Tout revient aux données restaurées. Les modifications faites depuis l’annulation sont perdues. ${STAYS_SO}`,
    },
  },
  later: {
    title: 'Changements ultérieurs sur des comptes',
    hint: 'Les désactivations, suspensions et suppressions postérieures aux données restaurées ont été répétées, tout comme les retraits de droits d’administration. Tout le reste est conforme à ces données.',
    erased: (count) =>
      plural(count, {
        one: `${number(count)} compte supprimé l’a été de nouveau.`,
        other: `${number(count)} comptes supprimés l’ont été de nouveau.`,
      }),
    suspendedUntil: (day) => `Suspendu de nouveau jusqu’au ${day}`,
    outcomes: {
      deactivated: 'Désactivé de nouveau',
      suspended: 'Suspendu de nouveau',
      demoted: 'N’est plus administrateur, comme décidé',
      left_deactivated: 'Activé depuis, et désactivé comme dans les données',
      left_member: 'Devenu administrateur depuis, et simple membre comme dans les données',
      left_active: 'Désactivé depuis, mais actif : il n’y aurait pas d’autre administrateur',
      left_admin: 'Devenu simple membre depuis, mais administrateur : il n’y en aurait pas d’autre',
    },
    failed: 'Impossible de charger les membres',
  },
};
