import type { mailMessages as english } from '#src/console/mails/mails.messages.ts';
import { number, plural } from '@guildhall/locale/words/fr';
import type { Translation } from '@guildhall/locale/translation';

const counted = (count: number, one: string, other: string) =>
  `${number(count)} ${plural(count, { one, other })}`;

export const mailMessages: Translation<typeof english> = {
  hello: (name) => (name === '' ? 'Bonjour,' : `Bonjour ${name},`),
  unsubscribe: 'Se désabonner de ces e-mails',
  labeled: (label, value) => `${label} : ${value}`,
  quoted: (text) => `« ${text} »`,
  open: (site) => `Ouvrir ${site}`,
  join: (site) => `Rejoindre ${site}`,
  notExpected: (address) =>
    `Vous n’attendiez pas cet e-mail ? Vous pouvez l’ignorer, ou écrire à ${address}.`,
  showCode: 'Présentez ce code à l’accueil :',
  notification: {
    reply: (address) => `Pour répondre, écrivez à ${address}.`,
    because: (kind) =>
      `Vous recevez cet e-mail, car vous avez activé les notifications par e-mail pour « ${kind} ».`,
    whoDidYouMeet:
      'Qui avez-vous rencontré ? La page de l’événement montre qui était là : entrez en relation avec les personnes que vous souhaitez revoir.',
    unconfirmed: {
      connection_asked: (site) => `Vous avez une nouvelle demande de mise en relation sur ${site}`,
      connection_accepted: (site) => `Votre demande de mise en relation a été acceptée sur ${site}`,
      message: (site) => `Vous avez un nouveau message sur ${site}`,
      referral: (site) => `Du nouveau pour une recommandation sur ${site}`,
      opportunity: (site) => `Du nouveau pour une opportunité sur ${site}`,
      event: (site) => `Du nouveau pour un événement sur ${site}`,
      comment: (site) => `Vous avez un nouveau commentaire sur ${site}`,
      mention: (site) => `On parle de vous sur ${site}`,
      review: (site) => `Vous avez un nouvel avis sur ${site}`,
      order: (site) => `Du nouveau pour votre commande sur ${site}`,
    },
    unconfirmedOther: (site) => `Vous avez une nouvelle notification sur ${site}`,
    confirmFirst:
      'Une fois votre adresse e-mail confirmée, ces e-mails indiqueront de qui ils viennent et de quoi il s’agit.',
    signIn: 'Se connecter pour le voir',
  },
  decision: {
    noReason: (verdict) => `${verdict}. Les administrateurs n’ont pas indiqué de motif.`,
    about: (excerpt) => `Il s’agit de ceci : « ${excerpt} »`,
    signInOn: (day) => `Vous pourrez vous reconnecter le ${day}.`,
    object: (days) =>
      `Si vous pensez que c’est une erreur, vous pouvez contester la décision pendant ${counted(days, 'jour', 'jours')}. Un administrateur lit votre contestation et y répond.`,
    subject: (verdict, site) => `${verdict} (${site})`,
    confirmFirst: 'Confirmez votre adresse e-mail pour recevoir les détails dans ces e-mails.',
    readAnswer: 'Lire la réponse',
    readOrObject: 'Lire ou contester',
    footer: (address) =>
      `Vous recevez toujours cet e-mail, car il concerne vos contenus ou votre compte. Des questions ? ${address}`,
  },
  digest: {
    subject: (site) => `Votre semaine sur ${site}`,
    requests: (people) =>
      people === 1
        ? 'Une personne attend votre réponse.'
        : plural(people, {
            one: `${number(people)} personne attend votre réponse.`,
            other: `${number(people)} personnes attendent votre réponse.`,
          }),
    unread: (messages) =>
      messages === 1
        ? 'Vous avez un message non lu.'
        : `Vous avez ${counted(messages, 'message non lu', 'messages non lus')}.`,
    worthMeeting: 'À rencontrer :',
    opportunities: 'Des opportunités pour vous :',
    open: 'Ouvrir votre tableau de bord',
    footer: 'Vous recevez cet e-mail, car vous avez choisi de recevoir le récapitulatif hebdomadaire.',
  },
  duties: {
    application: (count) => counted(count, 'demande d’adhésion', 'demandes d’adhésion'),
    report: (count) => counted(count, 'signalement ouvert', 'signalements ouverts'),
    objection: (count) => counted(count, 'contestation', 'contestations'),
    post: (count) =>
      counted(count, 'publication en attente d’approbation', 'publications en attente d’approbation'),
    article: (count) =>
      counted(count, 'article en attente d’approbation', 'articles en attente d’approbation'),
    data_request: (count) =>
      counted(
        count,
        'demande concernant des données personnelles',
        'demandes concernant des données personnelles',
      ),
    failed_mails: (count) =>
      counted(count, 'e-mail n’a pas pu être remis', 'e-mails n’ont pas pu être remis'),
  },
  duty: {
    subject: (site) => `Ce qui vous attend sur ${site}`,
    footer:
      'Vous avez choisi un e-mail par jour. Dans l’administration, rubrique « Paramètres », vous choisissez qui s’occupe de quoi.',
  },
  applicant: {
    received: {
      subject: (site) => `Votre demande d’adhésion à ${site}`,
      paragraphs: (_site, _said, _days) => [
        'Nous avons reçu votre demande d’adhésion. Veuillez confirmer que cette adresse est la vôtre : ouvrez le lien ci-dessous.',
        'Vous pouvez y voir à tout moment où en est votre demande, ou la retirer.',
      ],
    },
    asked: {
      subject: (site) => `Une question sur votre demande d’adhésion à ${site}`,
      paragraphs: (site, said, _days) => [
        `Avant de décider, la communauté ${site} aimerait savoir :`,
        said,
        'Vous pouvez répondre avec le lien ci-dessous.',
      ],
    },
    approved: {
      subject: (site) => `Bienvenue sur ${site}`,
      paragraphs: (_site, _said, days) => [
        `Votre demande d’adhésion a été approuvée. Choisissez un mot de passe pour vous connecter. Le lien fonctionne une seule fois, pendant ${counted(days, 'jour', 'jours')} ; ensuite, vous pourrez en demander un nouveau sur la page de connexion.`,
      ],
    },
    declined: {
      subject: (site) => `Votre demande d’adhésion à ${site}`,
      paragraphs: (_site, said, days) => [
        'Nous sommes désolés : votre demande d’adhésion n’a pas été approuvée.',
        said,
        `Votre demande et toutes ses données seront effacées dans ${counted(days, 'jour', 'jours')}.`,
      ],
    },
  },
  application: {
    see: 'Voir ma demande',
    choosePassword: 'Choisir un mot de passe',
    footer: (site, address) =>
      `Vous n’avez pas demandé à rejoindre ${site} ? Vous pouvez ignorer cet e-mail, ou écrire à ${address}.`,
  },
  invitation: {
    subject: (site) => `Invitation à rejoindre ${site}`,
    text: (inviter, site, until) =>
      `${inviter} vous invite à rejoindre ${site}. L’invitation est valable pour cette adresse e-mail, une seule fois, jusqu’au ${until}.`,
  },
  memberInvitation: {
    invites: (inviter, site) => `${inviter} vous invite à rejoindre ${site}`,
    byAdministrator: (site) => `Un administrateur vous invite à rejoindre ${site}.`,
    choosePassword: (days) =>
      `Choisissez un mot de passe, et c’est fait. Le lien fonctionne une seule fois, pendant ${counted(days, 'jour', 'jours')}.`,
  },
};
