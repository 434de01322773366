import type * as english from '#src/contact/notifications/notice.messages.ts';
import { number, plural } from '@guildhall/locale/words/fr';
import type { Translation } from '@guildhall/locale/translation';

const of = (quote: string | null) => (quote ? ` : ${quote}` : '');
const A_MEMBER = 'un membre';

const CHAPTER_ROLES = { leader: 'responsable', organizer: 'organisation', host: 'accueil', member: 'membre' };

export const noticeMessages: Translation<typeof english.noticeMessages> = {
  someone: 'Quelqu’un',
  aMember: A_MEMBER,
  connectionAsked: (who) => `${who} souhaite entrer en relation avec vous`,
  connectionAccepted: (who) => `${who} a accepté votre demande de mise en relation`,
  message: (who, business) => (business === null ? `${who} vous a écrit` : `${who} a écrit à ${business}`),
  need: (who, need) => `${who} pourrait être la personne que vous recherchez : « ${need} »`,
  alert: (count, search, title) =>
    count === 1
      ? `Nouveau pour « ${search} » : ${title}`
      : `${number(count)} nouvelles opportunités pour « ${search} », dont ${title}`,
  reply: (who, quote) => `${who} a répondu à votre commentaire${of(quote)}`,
  comment: (who, where, quote) =>
    `${who} a commenté votre ${where === 'post' ? 'publication' : 'article'}${of(quote)}`,
  mention: (who, business, where, quote) => {
    const place = where === 'post' ? 'une publication' : 'un commentaire';
    const mentions = business === null ? `${who} vous mentionne` : `${who} mentionne ${business}`;
    return `${mentions} dans ${place}${of(quote)}`;
  },
  review: (who, business, stars) =>
    `${who} a attribué à ${business} ${plural(stars, { one: `${number(stars)} étoile`, other: `${number(stars)} étoiles` })} sur 5`,
  approval: (quote) => `Votre publication a été approuvée et figure dans le fil d’actualité${of(quote)}`,
  article: {
    published: (title, _reason) => `Votre article « ${title} » figure dans les actualités`,
    declined: (title, reason) => `Votre article « ${title} » n’a pas été publié${of(reason)}`,
  },
  teamInvited: (who, business) => `${who} vous invite à rejoindre l’équipe ${business}`,
  teamJoined: (who, business) => `${who} a rejoint l’équipe ${business}`,
  opportunity: {
    applied: (who, title) => `${who} a postulé à « ${title} »`,
    withdrawn: (who, title) => `${who} a retiré sa candidature pour « ${title} »`,
    accepted: (who, title) => `${who} a accepté votre candidature pour « ${title} »`,
    declined: (who, title) => `${who} a refusé votre candidature pour « ${title} »`,
    reopened: (who, title) =>
      `${who} a retiré sa réponse à votre candidature pour « ${title} », de nouveau en attente`,
    closed: (_who, title) => `L’opportunité « ${title} », à laquelle vous avez postulé, est fermée`,
  },
  referral: {
    received: (who, named) =>
      named === null
        ? `${who} vous a envoyé une recommandation`
        : `${who} souhaite vous mettre en relation avec ${named}`,
    introduced: (who, named) => `${who} souhaite vous mettre en relation avec ${named ?? A_MEMBER}`,
    accepted: (who, _named) => `${who} a accepté votre recommandation`,
    agreed: (_who, named) =>
      `Tout le monde est d’accord : vous pouvez prendre contact avec ${named ?? A_MEMBER}`,
    declined: (_who, named) => `La recommandation à ${named ?? A_MEMBER} a été refusée`,
    completed: (who, _named) => `${who} a marqué votre recommandation comme aboutie`,
    expired: (_who, named) => `La recommandation à ${named ?? A_MEMBER} a expiré sans réponse`,
    nudged: (who, _named) => `${who} attend toujours votre réponse à une recommandation`,
  },
  chapter: {
    asked: (who, chapter) => `${who} souhaite rejoindre la section ${chapter}`,
    joined: (who, chapter) => `${who} a rejoint la section ${chapter}`,
    invited: (who, chapter) => `${who} vous invite à rejoindre la section ${chapter}`,
    approved: (_who, chapter) => `Vous faites maintenant partie de la section ${chapter}`,
    refused: (_who, chapter) => `Votre demande pour rejoindre la section ${chapter} a été refusée`,
    removed: (_who, chapter) => `Vous ne faites plus partie de la section ${chapter}`,
    role: (_who, chapter, role) => `Votre nouveau rôle dans la section ${chapter} : ${CHAPTER_ROLES[role]}`,
  },
  event: {
    seat: (title, when) => `Vous avez une place pour « ${title} » : ${when}`,
    canceled: (title, when) => `L’événement « ${title} » a été annulé : ${when}`,
    changed: (title, when) => `L’événement « ${title} » a changé. Prochaine date : ${when}`,
    joined: (title, when) => `Votre inscription à « ${title} » est enregistrée : ${when}`,
    left: (title, when) => `Vous avez libéré votre place pour « ${title} » : ${when}`,
    lost: (title, when) => `Vous n’avez plus de place pour « ${title} » : ${when}`,
    reminder: (title, when) => `Bientôt : « ${title} », ${when}`,
    thanks: (title, _when) => `Merci de votre venue à « ${title} »`,
    planned: (title, when) => `Nouvel événement de votre section : « ${title} », ${when}`,
    follow_up: (title, _when) =>
      `La personne que vous avez invitée est venue à « ${title} ». Reprenez contact tant que le souvenir est frais`,
  },
  handover: {
    take: (person) => `On vous demande de succéder à ${person ?? A_MEMBER}`,
    give: (person) =>
      `Votre fonction doit être transmise à ${person ?? A_MEMBER}. Veuillez confirmer la passation.`,
    approve: (person) =>
      `Une passation attend l’approbation d’un administrateur (fonction transmise par ${person ?? A_MEMBER})`,
    took: (person) => `Vous avez succédé à ${person ?? A_MEMBER}. Reconnectez-vous pour commencer.`,
    gave: (person) => `Votre fonction a été transmise à ${person ?? A_MEMBER}`,
    cancelled: (person) => `La passation avec ${person ?? A_MEMBER} a été annulée`,
  },
  console: {
    application: 'Une demande d’adhésion attend une décision',
    answer: 'Un demandeur a répondu',
    report: 'Un membre a fait un signalement',
    objection: 'Un membre conteste une décision',
    post: 'Une publication attend d’être approuvée',
    article: 'Un article attend d’être approuvé',
    data_request: 'Une demande concernant des données personnelles attend votre réponse',
    failed_mails: 'Des e-mails n’ont pas pu être remis',
    failed_backup: 'La dernière sauvegarde a échoué',
    full_disk: 'Le disque est presque plein',
  },
};

export const kindMessages: Translation<typeof english.kindMessages> = {
  connection_asked: 'Quelqu’un souhaite entrer en relation avec moi',
  connection_accepted: 'Quelqu’un accepte ma demande de mise en relation',
  referral: 'Une recommandation est mise à jour',
  message: 'Je reçois un message',
  opportunity: 'Quelqu’un postule à mon opportunité ou répond à ma candidature',
  need: 'Quelqu’un offre ce pour quoi j’ai demandé une alerte',
  alert: 'Il y a du nouveau pour une recherche que j’ai enregistrée',
  event:
    'Une de mes sections prévoit un événement, j’obtiens une place, ou un événement de mes inscriptions change',
  chapter: 'On m’invite dans une section, ou quelque chose change dans l’une des miennes',
  comment: 'Quelqu’un commente ma publication ou mon article, ou me répond',
  mention: 'Quelqu’un me mentionne ou mentionne mon entreprise',
  review: 'Quelqu’un donne un avis sur mon entreprise',
  order: 'Ma commande est mise à jour',
  team: 'On m’invite dans une équipe, ou quelqu’un rejoint la mienne',
  report: 'Une décision est prise sur un contenu que j’ai signalé',
  picture: 'Une image que j’ai ajoutée par un lien ne peut pas être copiée',
};

export const targetMessages: Translation<typeof english.targetMessages> = {
  connections: 'Voir la demande',
  referral: 'Voir la recommandation',
  thread: 'Lire le message',
  opportunity: 'Voir l’opportunité',
  opportunities: 'Voir les opportunités',
  event: 'Voir l’événement',
  visitors: 'Voir vos invités',
  chapter: 'Voir la section',
  post: 'Voir la publication',
  article: 'Voir l’article',
  own_article: 'Voir votre article',
  business: 'Voir l’entreprise',
  order: 'Voir votre commande',
  profile: 'Voir le profil',
  decision: 'Voir la décision',
  console: 'Ouvrir l’administration',
  handover: 'Voir la passation',
};
