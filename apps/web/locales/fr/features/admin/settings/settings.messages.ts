import type { settingsMessages as english } from '#src/features/admin/settings/settings.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const settingsMessages: Translation<typeof english> = {
  title: 'Paramètres du site',
  failed: 'Impossible de charger les paramètres',
  switches: {
    userRegistration: {
      label: 'Inscription des membres',
      text: 'Les nouveaux membres peuvent s’inscrire.',
    },
    postModeration: {
      label: 'Modération des publications',
      text: 'Les nouvelles publications doivent être approuvées par un administrateur.',
    },
    membersWriteArticles: {
      label: 'Les membres peuvent proposer des articles',
      text: 'Les membres peuvent écrire des articles pour les actualités. Les administrateurs les publient ou disent ce qu’il faut modifier.',
    },
    emailNotifications: {
      label: 'Notifications par e-mail',
      text: 'Les membres reçoivent aussi leurs notifications par e-mail. Les e-mails concernant leur compte sont toujours envoyés.',
    },
  },
  whoMayJoin: (label, hint) => `${label}. ${hint}`,
  changeWhoMayJoin: 'Modifier qui peut s’inscrire',
  announcement: {
    title: 'Annonce',
    label: 'Texte de l’annonce',
    hint: 'Affichée en haut de chaque page. Les adresses web deviennent des liens, et **gras** s’affiche en gras.',
    starts: 'Premier jour',
    ends: 'Dernier jour',
    audience: 'Qui la lit',
    audiences: { everyone: 'Tout le monde', members: 'Les membres uniquement' },
    days: (timeZone) =>
      `Sans date, elle est affichée dès maintenant et jusqu’à ce que vous la retiriez. Les jours s’entendent dans le fuseau horaire ${timeZone.replaceAll('_', ' ')}.`,
    remove: 'Retirer',
    submit: 'Enregistrer l’annonce',
    saved: { title: 'Annonce enregistrée' },
    removed: { title: 'Annonce retirée' },
  },
};
