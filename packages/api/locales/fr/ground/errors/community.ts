import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const community: Sentences = {
  'This banner does not exist': 'Cette bannière n’existe pas',
  'Choose one of the categories: {0}': 'Choisissez l’une des catégories : {0}',
  'There can be {0} industries. Retire or merge one first.':
    'Il peut y avoir au plus {0} secteurs. Retirez-en ou fusionnez-en d’abord un.',
  'This industry does not exist': 'Ce secteur n’existe pas',
  'Choose another industry to merge it into': 'Choisissez un autre secteur avec lequel le fusionner',
  'This is on the list already, as “{0}”': 'Il figure déjà sur la liste sous le nom « {0} »',
  'This link is not valid': 'Ce lien n’est pas valide',
  'There is no such page': 'Cette page n’existe pas',
  'Another page already has this address': 'Une autre page a déjà cette adresse',
  'A community can have at most {0} pages': 'Une communauté peut avoir au plus {0} pages',
  'This page has been published. Unpublish it instead: its versions stay on record.':
    'Cette page a été publiée. Dépubliez-la plutôt : ses versions sont conservées.',
  'Someone else has changed this page since you opened it':
    'Quelqu’un d’autre a modifié cette page depuis que vous l’avez ouverte',
  "You can't change a page's address after it's published":
    'L’adresse d’une page publiée ne peut plus être modifiée',
  'This is the language that the page is written in': 'C’est la langue dans laquelle la page est écrite',
  'Publish this page in its first language first': 'Publiez d’abord cette page dans sa langue d’origine',
  'There is no such version of this page': 'Cette version de la page n’existe pas',
};
