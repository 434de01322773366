import type { HistoryEntry } from '@guildhall/api/console/users/history/member-history.schema';
import type * as english from '#src/features/admin/users/history/member-history.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number } from '@guildhall/locale/words/fr';

export const memberHistoryMessages: Translation<typeof english.memberHistoryMessages> = {
  loading: 'Chargement de l’historique…',
  failed: 'Impossible de charger l’historique',
  empty: 'Rien n’est enregistré sur ce membre.',
  by: (name) => `par ${name}`,
  quoted: (text) => `« ${text} »`,
};

type Sentence = (entry: HistoryEntry, date: (day: string) => string) => string;

const THINGS: Record<string, string> = {
  post: 'une publication',
  comment: 'un commentaire',
  review: 'un avis',
  short_link: 'un lien court',
  business: 'une entreprise',
  user: 'un membre',
};
const thing = ({ about }: HistoryEntry) =>
  about.type === 'posts' ? 'toutes les publications' : (THINGS[about.type ?? ''] ?? 'un contenu');

/** The same after "de": every word above begins with a vowel, but for "toutes". */
const ofThing = (entry: HistoryEntry) => `${entry.about.type === 'posts' ? 'de ' : 'd’'}${thing(entry)}`;

const CATEGORIES: Record<string, string> = {
  spam: ' pour spam',
  insult: ' pour insulte',
  illegal: ' pour contenu illégal',
  other: ' pour un autre motif',
};
const category = ({ detail }: HistoryEntry) => CATEGORIES[detail ?? ''] ?? '';

const until = (day: string | null, date: (day: string) => string) =>
  day === null ? 'sans date de fin' : `jusqu’au ${date(day)}`;

const DECISIONS: Record<string, Sentence> = {
  hide: (entry) =>
    entry.about.type === 'posts'
      ? `Toutes les publications ont été masquées : ${number(entry.number ?? 0)}`
      : `Masquage ${ofThing(entry)}`,
  delete: (entry) =>
    entry.about.type === 'posts'
      ? `Toutes les publications ont été supprimées : ${number(entry.number ?? 0)}`
      : `Suppression ${ofThing(entry)}`,
  decline: () => 'Refus d’une publication',
  warn: (entry) =>
    entry.about.type === 'user' ? 'Avertissement reçu' : `Avertissement reçu au sujet ${ofThing(entry)}`,
  suspend: ({ day }, date) => `Compte suspendu ${until(day, date)}`,
};

const STATES: Record<string, string> = {
  pending: 'de nouveau en attente',
  in_progress: 'en cours',
  completed: 'terminée',
  cancelled: 'annulée',
};

const REQUESTS: Record<string, string> = {
  export: 'A demandé une copie de ses données',
  erasure: 'A demandé l’effacement de ses données',
  export_done: 'La copie de ses données a été établie',
  erasure_done: 'Ses données ont été effacées',
  export_declined: 'La demande de copie de ses données a été refusée',
  erasure_declined: 'La demande d’effacement de ses données a été refusée',
};

const BATCHES: Record<string, Sentence> = {
  resend: () => 'Invitation ou confirmation renvoyée (action groupée)',
  deactivate: () => 'Compte désactivé (action groupée)',
  setExpiry: ({ day, text: former }, date) => {
    if (day === null) return 'La date de fin d’adhésion a été supprimée (action groupée)';
    return former === null
      ? `La date de fin d’adhésion a été fixée au ${date(day)} (action groupée)`
      : `La date de fin d’adhésion est passée du ${date(former)} au ${date(day)} (action groupée)`;
  },
};

const AUDITED: Record<string, string> = {
  'user.activated': 'Compte activé',
  'user.added': 'Compte ajouté dans l’administration',
  'user.address_changed': 'A reçu une autre adresse e-mail',
  'user.address_tried_again': 'De nouveaux e-mails sont envoyés à l’adresse',
  'user.deactivated': 'Compte désactivé',
  'user.demoted': 'N’a plus les droits d’administration',
  'user.duty_changed': 'S’occupe d’autres sujets dans l’administration',
  'user.mail_resent': 'Invitation ou confirmation renvoyée',
  'user.merged': 'Un autre compte a été fusionné avec celui-ci',
  'user.password_link_sent': 'A reçu un lien pour choisir un mot de passe',
  'user.promoted': 'A reçu les droits d’administration',
  'user.role_ended': 'N’a plus de rôle dans l’administration',
  'user.role_granted': 'A reçu un rôle dans l’administration',
  'user.updated': 'Le profil ou l’adhésion a été modifié',
  'post.deleted': 'Une publication a été supprimée',
  'post.hidden': 'Une publication a été masquée',
  'post.published': 'Une publication a été publiée',
  'post.restored': 'Une publication supprimée a été restaurée',
};

export const HISTORY_SENTENCES: Translation<typeof english.HISTORY_SENTENCES> = {
  created: ({ by }) => (by ? 'Inscription sur invitation' : 'Le compte a été créé'),
  imported: () => 'Import à partir d’une liste',
  updated_by_import: () => 'Mise à jour à partir d’une liste',
  applied: () => 'A déposé une demande d’adhésion',
  approved: () => 'La demande d’adhésion a été approuvée',
  invited: () => 'A reçu une invitation',
  joined: () => 'Première connexion',
  confirmed_address: () => 'A confirmé son adresse e-mail',
  accepted_terms: ({ about, number: version, detail }) =>
    about.name === null
      ? `A accepté une page, version ${version ?? 1}${detail === null ? '' : `, en ${detail}`}`
      : `A accepté « ${about.name} », version ${version ?? 1}${detail === null ? '' : `, en ${detail}`}`,
  membership_began: () => 'L’adhésion a commencé',
  membership_renewed: ({ day }, date) => `L’adhésion a été renouvelée, ${until(day, date)}`,
  membership_ended: () => 'L’adhésion a pris fin',
  reported: (entry) => `A signalé ${thing(entry)}${category(entry)}`,
  was_reported: (entry) =>
    entry.about.type === 'user'
      ? `A fait l’objet d’un signalement${category(entry)}`
      : `Signalement ${ofThing(entry)}${category(entry)}`,
  decided: (entry, date) => DECISIONS[entry.detail ?? '']?.(entry, date) ?? 'Une décision a été prise',
  objected: () => 'A contesté une décision',
  answered: ({ detail }) =>
    detail === 'reversed'
      ? 'La contestation a été acceptée, et la décision annulée'
      : 'La contestation a reçu une réponse, et la décision a été maintenue',
  ordered: ({ about }) => (about.name === null ? 'A commandé un service' : `A commandé : ${about.name}`),
  order_status: ({ about, detail }) => {
    const state = STATES[detail ?? ''] ?? 'modifiée';
    return about.name === null ? `Commande d’un service : ${state}` : `Commande « ${about.name} » : ${state}`;
  },
  data_request: ({ detail, day }, date) =>
    `${REQUESTS[detail ?? ''] ?? 'A fait une demande sur ses données'}${day === null ? '' : ` (demande reçue le ${date(day)})`}`,
  data_request_decided: ({ detail }) => REQUESTS[detail ?? ''] ?? 'La demande sur ses données a été close',
  batch: (entry, date) => BATCHES[entry.detail ?? '']?.(entry, date) ?? 'Modification groupée',
  audited: ({ detail }) => AUDITED[detail ?? ''] ?? detail ?? '',
};
