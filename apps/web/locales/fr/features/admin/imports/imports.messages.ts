import type {
  BusinessField,
  ImportField,
  ImportKind,
  ImportStatus,
  MemberField,
} from '@guildhall/api/console/imports/imports.schema';
import type * as english from '#src/features/admin/imports/imports.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/fr';

const counted = (count: number, [one, other]: [string, string]) =>
  `${number(count)} ${plural(count, { one, other })}`;

const NOUNS: Record<ImportKind, [string, string]> = {
  members: ['membre', 'membres'],
  businesses: ['entreprise', 'entreprises'],
};

export const countOf: Translation<typeof english.countOf> = (kind, count) => counted(count, NOUNS[kind]);

const memberFields: Record<MemberField, string> = {
  email: 'Adresse e-mail',
  firstName: 'Prénom',
  lastName: 'Nom',
  nameParticle: 'Avant le nom (de, van der)',
  fullName: 'Nom complet',
  companyAndPerson: 'Entreprise et personne ensemble',
  company: 'Entreprise',
  jobTitle: 'Fonction',
  industry: 'Secteur',
  location: 'Lieu',
  phoneNumber: 'Téléphone',
  websiteUrl: 'Site web',
  skills: 'Compétences',
  servicesOffered: 'Offre',
  lookingFor: 'Recherche',
  bio: 'Présentation',
  membershipNumber: 'Numéro de membre',
  membershipStartsOn: 'Membre depuis',
  membershipExpiresOn: 'Fin d’adhésion',
  adminNotes: 'Notes pour les administrateurs',
};

const businessFields: Record<BusinessField, string> = {
  name: 'Nom de l’entreprise',
  ownerEmail: 'Adresse e-mail du propriétaire',
  industry: 'Secteur',
  category: 'Catégorie',
  shortDescription: 'Description courte',
  description: 'Description',
  website: 'Site web',
  email: 'E-mail',
  phone: 'Téléphone',
  address: 'Adresse postale',
  city: 'Ville',
  state: 'Région',
  zipCode: 'Code postal',
  country: 'Pays',
  businessHours: 'Horaires d’ouverture',
  yearEstablished: 'Année de création',
  employeeCount: 'Effectif',
  services: 'Services',
  tags: 'Mots-clés',
};

const fields: Record<ImportKind, Partial<Record<ImportField, string>>> = {
  members: memberFields,
  businesses: businessFields,
};

const kinds = {
  members: {
    title: 'Membres',
    text: 'Prévoyez une colonne pour les adresses e-mail et une ou deux pour les noms. Aucun e-mail ne part tant que vous n’envoyez pas d’invitations.',
  },
  businesses: {
    title: 'Entreprises',
    text: 'Une colonne contient les noms. Une autre peut contenir l’adresse e-mail du propriétaire ; importez d’abord les membres. Les entreprises sans propriétaire vous appartiennent tant que vous ne choisissez pas quelqu’un d’autre.',
  },
} satisfies Record<ImportKind, { title: string; text: string }>;

const STATES: Record<Exclude<ImportStatus, 'done' | 'undoing'>, string> = {
  mapping: 'Colonnes pas encore associées',
  checking: 'Vérification en cours',
  checked: 'Vérifié, pas encore importé',
  running: 'Import en cours',
  undone: 'Annulé',
};

export const importsMessages: Translation<typeof english.importsMessages> = {
  title: 'Import',
  description:
    'Membres et entreprises à partir d’une feuille de calcul. Vous vérifiez chaque ligne avant toute création.',
  kinds,
  upload: {
    limits: 'Excel (.xlsx), OpenDocument (.ods) ou CSV. Jusqu’à 20 000 lignes et 5 Mo.',
    choose: 'Choisir un fichier',
    chooseLabel: (kind) => `Choisir un fichier : ${NOUNS[kind][1]}`,
    interrupted: 'L’envoi a été interrompu. Veuillez réessayer.',
    failed: 'Le fichier n’a pas pu être lu. Veuillez réessayer.',
  },
  former: {
    title: 'Imports précédents',
    new: 'Nouvel import',
    text: (kind, date) => `${kinds[kind].title}, ${date}`,
    undoable: 'Annulable',
    remove: 'Supprimer',
    removeLabel: (fileName) => `Supprimer l’import : ${fileName}`,
    state: (status, rows, done) =>
      status === 'done' || status === 'undoing'
        ? `${counted(done, ['ligne importée', 'lignes importées'])} sur ${number(rows)}`
        : STATES[status],
  },
  removeDialog: {
    title: 'Supprimer cet import ?',
    text: 'Le fichier et ses lignes sont supprimés. Rien n’en a été importé.',
    action: 'Supprimer',
  },
  failed: 'Impossible de charger l’import',
  loading: 'Chargement de l’import...',
  mapping: {
    title: 'Associer les colonnes',
    missing: 'Choisissez une colonne ici.',
    rows: (count) => counted(count, ['ligne', 'lignes']),
    none: 'Absent du fichier',
    otherwise: (field) => `${field}, à défaut`,
    example: (value) => `Exemple : ${value}`,
    check: 'Vérifier le fichier',
    checkAgain: 'Vérifier à nouveau',
    columns: 'Colonnes',
    imported: (count, of) =>
      `${counted(count, ['colonne importée', 'colonnes importées'])} sur ${number(of)}`,
    left: (columns) => `Non importées : ${columns.join(', ')}`,
    change: 'Modifier les colonnes',
    fields,
  },
  reading: {
    title: 'Lecture du fichier',
    sheet: 'Feuille',
    encoding: 'Encodage',
    encodingHint: 'Choisissez-en un autre si des noms s’affichent mal ci-dessous.',
    delimiter: 'Entre les cellules',
    headerRow: 'Noms des colonnes',
    noHeader: 'Ce fichier n’en a pas',
    row: (line, cells) => `Ligne ${line} : ${cells.filter(Boolean).join(' · ').slice(0, 60) || '-'}`,
    footer: (count) =>
      plural(count, {
        one: `${number(count)} ligne sous la liste n’est pas prise en compte.`,
        other: `${number(count)} lignes sous la liste ne sont pas prises en compte.`,
      }),
    sample: 'Les premières lignes',
    delimiters: { ',': 'Virgule', ';': 'Point-virgule', '\t': 'Tabulation', '|': 'Barre verticale' },
    encodings: {
      'utf-8': 'Unicode (UTF-8)',
      'utf-16le': 'Unicode (UTF-16)',
      'utf-16be': 'Unicode (UTF-16, gros-boutiste)',
      'windows-1252': 'Europe occidentale (Windows)',
      macintosh: 'Europe occidentale (Mac)',
      cp850: 'Europe occidentale (DOS)',
      'windows-1250': 'Europe centrale (Windows)',
      'iso-8859-2': 'Europe centrale (ISO)',
      'windows-1254': 'Turc',
      'windows-1251': 'Cyrillique',
      'windows-1253': 'Grec',
      shift_jis: 'Japonais',
      'euc-kr': 'Coréen',
      gb18030: 'Chinois (simplifié)',
      big5: 'Chinois (traditionnel)',
    },
  },
  nameOrder: {
    label: 'Ordre des noms complets',
    options: {
      auto: 'Comme dans le nom de la colonne',
      given: 'Prénom d’abord',
      family: 'Nom d’abord',
    },
    hint: 'Une virgule signifie toujours que le nom vient d’abord.',
  },
  progress: {
    checking: () => 'Vérification des lignes',
    running: (kind) => `Création des ${NOUNS[kind][1]}`,
    undoing: (kind) => `Suppression des ${NOUNS[kind][1]}`,
    inviting: () => 'Envoi des invitations, 100 par minute',
    leave: 'Vous pouvez quitter cette page. L’import continue en arrière-plan.',
  },
  results: {
    title: 'Vérifiez les lignes avant d’importer',
    done: 'Résultat ligne par ligne',
    filter: 'Lignes à afficher',
    all: 'Toutes les lignes',
    line: 'Ligne',
    doubtful: 'À examiner',
    noun: 'lignes',
    outcomes: {
      new: 'Nouvelle',
      change: 'Sera modifiée',
      unchanged: 'Inchangée',
      duplicate: 'En double',
      faulty: 'Avec erreurs',
      created: 'Créée',
      changed: 'Modifiée',
      removed: 'Supprimée',
      restored: 'Rétablie',
      kept: 'Conservée',
    },
    pending: 'En attente',
    edit: 'Modifier la ligne',
    editLabel: (line) => `Modifier la ligne ${line}`,
    save: 'Enregistrer',
    cancel: 'Annuler',
    decide: (line) => `Que faire de la ligne ${line}`,
    decisions: {
      usual: (decision) => `Comme choisi : ${decision}`,
      skip: 'Ignorer',
      update: 'Mettre à jour',
      import: 'Importer quand même',
    },
    blank: 'vide',
    changed: (field, before, after) => `${field} : ${before} → ${after}`,
    stays: {
      members: {
        own: (field, before, after) =>
          `${field}, valeur conservée : saisie par le membre (${before}). Dans la liste : ${after}`,
        unknown: (field, before, after) =>
          `${field}, valeur conservée : peut-être saisie par le membre (${before}). Dans la liste : ${after}`,
      },
      businesses: {
        own: (field, before, after) =>
          `${field}, valeur conservée : saisie par le propriétaire (${before}). Dans la liste : ${after}`,
        unknown: (field, before, after) =>
          `${field}, valeur conservée : peut-être saisie par le propriétaire (${before}). Dans la liste : ${after}`,
      },
    },
    count: (outcome, count) => `${outcome} (${number(count)})`,
    download: 'Télécharger les lignes avec erreurs',
    downloadHint:
      'Corrigez-les dans votre tableur, puis importez ce fichier. Vous pouvez importer les autres lignes dès maintenant.',
  },
  run: (kind, created, changed) => {
    if (changed === 0) return `Importer ${countOf(kind, created)}`;
    if (created === 0) return `Mettre à jour ${countOf(kind, changed)}`;
    return `Importer ${countOf(kind, created)}, en mettre ${number(changed)} à jour`;
  },
  newIndustries: (names) =>
    `Ajouter ${counted(names.length, ['nouveau secteur', 'nouveaux secteurs'])} à la liste des secteurs : ${names.slice(0, 12).join(', ')}${names.length > 12 ? ', ...' : ''}`,
  endingDialog: {
    title: (count) => `Mettre fin à ${counted(count, ['adhésion', 'adhésions'])} ?`,
    text: (count) =>
      plural(count, {
        one: `Le dernier jour de ${number(count)} adhésion de ce fichier est passé. Elle prend fin aussitôt : ce membre peut lire, mais pas écrire. Si cela vous surprend, vérifiez la colonne des dates de fin.`,
        other: `Le dernier jour de ${number(count)} adhésions de ce fichier est passé. Elles prennent fin aussitôt : ces membres peuvent lire, mais pas écrire. Si cela vous surprend, vérifiez la colonne des dates de fin.`,
      }),
    action: 'Importer et y mettre fin',
  },
  existing: {
    options: { skip: 'Ne pas y toucher', update: 'Mettre à jour' },
    clearsBlank: 'Effacer aussi ce qui est vide dans le fichier',
    of: {
      members: {
        label: 'Membres déjà présents',
        hint: 'Reconnus au numéro de membre, puis à l’e-mail, puis au nom avec l’entreprise.',
        replacesOwn: 'Remplacer aussi ce que les membres ont écrit eux-mêmes',
      },
      businesses: {
        label: 'Entreprises déjà présentes',
        hint: 'Reconnues au nom et à la ville. Leur propriétaire reste le même.',
        replacesOwn: 'Remplacer aussi ce que les propriétaires ont écrit eux-mêmes',
      },
    },
  },
  nothing: {
    members: 'Rien à importer : aucun nouveau membre, et rien à mettre à jour.',
    businesses: 'Rien à importer : aucune nouvelle entreprise, et rien à mettre à jour.',
  },
};
