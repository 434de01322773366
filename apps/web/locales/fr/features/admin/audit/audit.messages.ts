import type { auditMessages as english } from '#src/features/admin/audit/audit.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/fr';

const REASONS = {
  changed: 'a été modifiée après son écriture',
  removed: 'et toutes les suivantes ont été supprimées',
  unsigned: 'n’a pas été signée par cette installation',
};

const TYPES: Record<string, string> = {
  applicant: 'demandeur',
  backup: 'sauvegarde',
  banner: 'bannière',
  business: 'entreprise',
  chapter: 'section',
  comment: 'commentaire',
  delivery: 'envoi',
  event: 'événement',
  handover: 'passation',
  industry: 'secteur',
  invitations: 'invitations',
  order: 'commande',
  post: 'publication',
  provider: 'service de connexion',
  review: 'avis',
  settings: 'paramètres',
  short_link: 'lien court',
  user: 'membre',
  user_batch: 'action groupée',
};

const entries = (count: number) => `${number(count)} ${plural(count, { one: 'entrée', other: 'entrées' })}`;

export const auditMessages: Translation<typeof english> = {
  title: 'Audit',
  description:
    'Tout ce que les administrateurs ont fait. Les entrées s’ajoutent sans pouvoir être modifiées et sont signées.',
  noun: 'entrées du journal',
  empty: 'Les actions des administrateurs apparaîtront ici.',
  system: 'Système',
  person: { label: 'Personne', placeholder: 'Auteur ou personne concernée' },
  event: { label: 'Action', any: 'Toutes' },
  outcomes: { denied: 'refus', failure: 'échec' },
  unnamed: (type, id) => `${TYPES[type] ?? type.replaceAll('_', ' ')} ${id}`,
  allAbout: (name) => `Toutes les entrées : ${name}`,
  only: (name) => `Uniquement : ${name}`,
  download: 'Télécharger en CSV',
  yes: 'oui',
  no: 'non',
  entries,
  andMore: (shown, more) => `${shown} et ${number(more)} de plus`,
  filter: 'Filtrer',
  clear: 'Effacer',
  emptyValue: '(vide)',
  integrity: {
    verify: 'Vérifier l’intégrité du journal',
    intact: (rows) => `Le journal est intact : ${entries(rows)}.`,
    broken: (id, reason) => `Le journal n’est pas intact : l’entrée ${id} ${REASONS[reason]}.`,
  },
};
