import type { fillMessages as english } from '#src/features/profile/fill/fill.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/fr';

export const fillMessages: Translation<typeof english> = {
  choose: 'Remplir depuis un fichier',
  reading: 'Lecture...',
  hint: 'Une fiche contact (.vcf) ou une archive de données LinkedIn (.zip). Le fichier n’est pas envoyé.',
  filled: (count) =>
    plural(count, {
      one: `${count} champ a été rempli et sera enregistré avec le bouton « Enregistrer les modifications ».`,
      other: `${number(count)} champs ont été remplis et seront enregistrés avec le bouton « Enregistrer les modifications ».`,
    }),
  preview: {
    title: (name) => `Trouvé dans ${name}`,
    text: 'Choisissez ce qu’il faut remplir. Ce que vous avez déjà écrit ne change pas.',
    nothing: 'Ce fichier ne contient rien pour les champs encore vides.',
    shortened: 'Raccourci pour tenir dans le champ.',
    alreadyFilled: (fields) => `Déjà remplis : ${fields}.`,
    unusable: (fields) => `Inutilisables : ${fields}.`,
    unlistedIndustry: (industry) =>
      `Choisissez vous-même votre secteur : « ${industry} » ne figure pas dans la liste.`,
    submit: 'Remplir',
    dismiss: 'Annuler',
    close: 'Fermer',
  },
  education: (entries) => `Formation : ${entries}`,
  problems: {
    empty: 'Ce fichier est vide.',
    unknown: 'Ce n’est ni une fiche contact (.vcf) ni une archive de données LinkedIn (.zip).',
    tooLarge:
      'Ce fichier dépasse 10 Mo. Demandez à LinkedIn votre profil seulement, sans messages ni photos.',
    cardTooLarge: 'Cette fiche contact dépasse 1 Mo. Enregistrez-la sans sa photo.',
    notText: 'Ce fichier n’est pas du texte, malgré son nom. Enregistrez à nouveau la fiche contact.',
    damagedCard:
      'Cette fiche contact est endommagée. Enregistrez-la à nouveau et choisissez le nouveau fichier.',
    cutCard: 'Cette fiche contact est incomplète. Enregistrez-la à nouveau et choisissez le nouveau fichier.',
    unreadable:
      'Impossible de lire le fichier. Il a peut-être été déplacé ou modifié. Choisissez-le à nouveau.',
    damagedArchive:
      'Cette archive est endommagée, ou le téléchargement a été interrompu. Téléchargez-la à nouveau.',
    damagedTable: (name) =>
      `Dans cette archive, ${name} est un fichier endommagé. Téléchargez l’archive à nouveau.`,
    encrypted: 'Cette archive a un mot de passe. Choisissez le fichier tel que LinkedIn l’a envoyé.',
    nested:
      'Cette archive en contient une autre. Décompressez-la et choisissez le fichier .zip qui s’y trouvait.',
    noProfile:
      'Cette archive ne contient pas votre profil LinkedIn : le fichier Profile.csv manque. Redemandez vos données à LinkedIn en sélectionnant « Profil ».',
    tooManyFiles: 'Cette archive contient trop de fichiers pour être une archive de données LinkedIn.',
    inflated: (name) =>
      `Dans cette archive, ${name} est un fichier bien trop volumineux pour un profil : il n’a pas été lu.`,
  },
};
