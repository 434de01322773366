import type { mailMessages as english } from '#src/features/admin/mail/mail.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/fr';

export const mailMessages: Translation<typeof english> = {
  title: 'E-mail',
  description: 'Les e-mails atteignent-ils vos membres, et que dit votre invitation ?',
  open: 'Ouvrir la page E-mail',
  alert: {
    files: {
      title: 'Les e-mails ne partent pas : aucun serveur de messagerie n’est configuré',
      text: (written) =>
        written === 0
          ? 'Invitations et mots de passe ne seraient écrits que dans des fichiers sur le serveur. Demandez à la personne qui gère le serveur de définir SMTP_URL.'
          : plural(written, {
              one: `${number(written)} e-mail des 30 derniers jours n’a été écrit que dans un fichier sur le serveur : personne ne l’a reçu. Demandez à la personne qui gère le serveur de définir SMTP_URL.`,
              other: `${number(written)} e-mails des 30 derniers jours n’ont été écrits que dans des fichiers sur le serveur : personne ne les a reçus. Demandez à la personne qui gère le serveur de définir SMTP_URL.`,
            }),
    },
    failing: {
      title: (server) => `Les e-mails ne passent pas : ${server}`,
      text: (waiting, error) =>
        plural(waiting, {
          one: `${number(waiting)} e-mail est en attente ; de nouveaux essais ont lieu pendant une journée. Dernière réponse : ${error}`,
          other: `${number(waiting)} e-mails sont en attente ; de nouveaux essais ont lieu pendant une journée. Dernière réponse : ${error}`,
        }),
    },
    unknown: 'aucune',
  },
  status: {
    title: 'Envoi',
    failed: 'Impossible de charger l’état de la messagerie',
    working: (server) => `Les e-mails sont envoyés par ${server}.`,
    lastSent: (when) => `Dernier e-mail accepté le ${when}.`,
    neverSent: 'Aucun e-mail accepté ces 30 derniers jours. Envoyez-vous-en un pour en avoir le cœur net.',
    waiting: (count) =>
      plural(count, {
        one: `${number(count)} e-mail est en attente d’envoi.`,
        other: `${number(count)} e-mails sont en attente d’envoi.`,
      }),
    bounced: (count) =>
      plural(count, {
        one: `${number(count)} membre a une adresse refusée définitivement`,
        other: `${number(count)} membres ont une adresse refusée définitivement`,
      }),
  },
  test: {
    title: 'Test',
    text: 'Envoyé à l’adresse avec laquelle vous vous connectez.',
    send: 'M’envoyer un e-mail de test',
    outcomes: {
      waiting: () => 'En route...',
      retrying: ({ error }) => `Pas encore envoyé : ${error ?? 'pas de réponse'}. Un nouvel essai aura lieu.`,
      sent: ({ address }) =>
        `Le serveur de messagerie l’a accepté. Consultez la boîte de réception de l’adresse ${address}, ainsi que son dossier de courrier indésirable.`,
      written: () => 'Il n’a été écrit que dans un fichier : aucun serveur de messagerie n’est configuré.',
      failed: ({ error }) => `Non envoyé : ${error ?? 'il a été abandonné'}.`,
    },
  },
  invitation: {
    title: 'Invitation',
    text: 'Les membres que vous saisissez ou importez reçoivent cet e-mail. Il les salue par leur prénom et se termine par le lien.',
    label: 'Votre texte',
    description:
      'Deux ou trois phrases : qui écrit, et ce qu’on trouve ici. Laissez une ligne vide entre les paragraphes. Laissez vide pour utiliser notre texte.',
    failed: 'Impossible de charger l’invitation',
    preview: 'Aperçu',
    subject: 'Objet :',
    save: 'Enregistrer',
    saved: { title: 'Invitation enregistrée' },
    sendToMe: 'Enregistrer et me l’envoyer',
  },
  bounce: {
    title: 'Les e-mails à cette adresse sont refusés',
    text: (reason) => `Plus aucun n’y est envoyé. Réponse du serveur de messagerie : ${reason || 'aucune'}`,
    tryAgain: 'Réessayer cette adresse',
    cleared: { title: 'Les e-mails sont de nouveau envoyés à cette adresse' },
  },
};
