import type { mergeMessages as english } from '#src/features/admin/users/merge.messages.ts';
import type { Audience } from '#src/lib/audiences.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/fr';

const RECORDS: Record<string, string> = {
  posts: 'Publications',
  post_comments: 'Commentaires',
  post_likes: 'J’aime',
  articles: 'Articles',
  businesses: 'Entreprises',
  business_reviews: 'Avis',
  business_employees: 'Appartenances à des équipes',
  connections: 'Contacts',
  messages: 'Messages',
  referrals: 'Recommandations',
  opportunities: 'Opportunités',
  opportunity_applications: 'Candidatures',
  service_orders: 'Commandes',
  blocks: 'Blocages',
};
const OTHER = 'Autres données';

const AUDIENCE: Record<Audience, string> = {
  everyone: 'tout le monde, même les visiteurs',
  members: 'membres',
  connections: 'contacts',
  nobody: 'personne',
};

export const mergeMessages: Translation<typeof english> = {
  open: 'Fusionner un autre compte',
  title: 'Fusionner un autre compte avec celui-ci',
  intro: (name, email) =>
    `Pour une personne ayant deux comptes. Le compte conservé est ${name} (${email}), avec son adresse et son mot de passe.`,
  search: { label: 'Compte à fusionner et à fermer', placeholder: 'Nom, e-mail ou numéro de membre' },
  results: 'Comptes trouvés',
  nobody: 'Aucun autre compte trouvé.',
  loading: 'Vérification des deux comptes...',
  ends: (name, email) =>
    `Le compte ${name} (${email}) est déconnecté et ne permet plus de se connecter. Cette action est irréversible.`,
  moves: 'Ce qui est transféré',
  nothing: 'Ce compte n’a rien à transférer.',
  record: (table) => RECORDS[table] ?? OTHER,
  count: (moved, dropped) =>
    dropped === 0 ? number(moved) : `${number(moved)}, hors transfert : ${number(dropped)}`,
  droppedHint:
    'Hors transfert : ce que les deux comptes ont déjà, comme un j’aime sur la même publication, et tout ce qu’ils se sont envoyé l’un à l’autre.',
  filled: (count) =>
    plural(count, {
      one: `${number(count)} champ vide est complété à partir de l’autre compte.`,
      other: `${number(count)} champs vides sont complétés à partir de l’autre compte.`,
    }),
  restricted: {
    title: 'Confidentialité',
    hint: 'Entre les deux comptes, le choix le plus strict est conservé :',
    emailAudience: (audience) => `Adresse e-mail : ${AUDIENCE[audience]}`,
    phoneAudience: (audience) => `Numéro de téléphone : ${AUDIENCE[audience]}`,
    suggestable: 'N’est pas suggéré aux autres membres',
    readReceipts: 'N’indique pas quand les messages ont été lus',
    searchEngines: 'N’apparaît pas dans les moteurs de recherche',
  },
  submit: 'Fusionner',
  merged: (name) => ({
    title: 'Comptes fusionnés',
    description: `Le compte ${name} contient maintenant tout ce qu’avaient les deux comptes.`,
  }),
};
