import type { HeaderWords } from '../concepts.ts';

export const FRENCH: HeaderWords = {
  email:
    'Courriel, E-mail, Mail, Mél, Adresse e-mail, Adresse mail, Adresse électronique, Adresse de messagerie, Adresse courriel, Adresse email',
  ownerEmail: 'E-mail du propriétaire, Courriel du propriétaire, Email propriétaire, E-mail du contact',
  firstName: 'Prénom, Prénoms',
  initials: 'Initiales',
  particle: 'Particule',
  lastName: 'Nom de famille, Nom, Patronyme, Nom d’usage',
  fullName: 'Nom complet, Prénom et nom, Prénom nom, Membre, Adhérent, Nom du membre, Personne',
  familyFirst: 'Nom et prénom, Nom prénom, Nom et prénoms, Nom prénoms, Noms et prénoms',
  person: 'Contact, Personne de contact, Interlocuteur, Dirigeant, Représentant, Responsable, Gérant',
  salutation: 'Civilité, Titre de civilité',
  title: 'Titre',
  jobTitle: 'Fonction, Poste, Profession, Métier, Qualité, Intitulé du poste',
  company:
    'Société, Entreprise, Raison sociale, Organisme, Organisation, Employeur, Nom de la société, Nom de l’entreprise, Établissement, Enseigne, Structure',
  industry: 'Secteur, Secteur d’activité, Activité, Branche, Domaine d’activité, Domaine',
  category: 'Catégorie, Rubrique',
  street: 'Adresse, Rue, Voie, Adresse postale, Rue bureau, Adresse 1',
  postcode: 'Code postal, CP, NPA',
  town: 'Ville, Commune, Localité, Lieu, Adresse ville',
  region: 'Département, Région, Canton, Province',
  country: 'Pays, Pays ou région',
  phone:
    'Téléphone, Tél, Numéro de téléphone, N° de téléphone, N° tél, Fixe, Téléphone fixe, Tél. fixe, Contact téléphonique',
  mobile:
    'Portable, Mobile, Téléphone portable, Tél. portable, Téléphone mobile, Tél. mobile, GSM, Numéro de portable, Natel',
  fax: 'Fax, Télécopie',
  website: 'Site, Site web, Site Internet, Page web, Site www, Adresse web',
  number:
    'Numéro de membre, N° membre, N° de membre, Numéro d’adhérent, N° adhérent, N° d’adhérent, Numéro adhérent, Matricule, No membre',
  otherNumber: 'Numéro de client, N° client',
  since:
    'Membre depuis, Adhérent depuis, Date d’adhésion, Date adhésion, Adhésion, Date d’entrée, Date d’inscription, Inscrit le, Adhésion le, Début d’adhésion, Première adhésion, Date de première adhésion',
  until:
    'Valide jusqu’au, Valable jusqu’au, Date d’expiration, Expiration, Date d’échéance, Échéance, Date de fin, Fin d’adhésion, Fin de l’adhésion, Date de sortie, Date de départ',
  notes: 'Remarque, Remarques, Commentaire, Commentaires, Observations, Notes',
  skills: 'Compétences',
  offers: 'Offre, Offres, Prestations, Services, Produits',
  seeks: 'Recherche, Besoins',
  about: 'Présentation, Biographie, Description',
  summary: 'Résumé, Slogan',
  hours: 'Horaires, Horaires d’ouverture, Horaire',
  founded: 'Année de création, Fondée en, Fondé en, Date de création, Création',
  employees: 'Effectif, Effectifs, Salariés, Nombre de salariés',
  tags: 'Mots-clés, Étiquettes',
};
