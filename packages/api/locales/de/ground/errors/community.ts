import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const community: Sentences = {
  'This banner does not exist': 'Dieses Banner gibt es nicht',
  'Choose one of the categories: {0}': 'Wählen Sie eine der Kategorien: {0}',
  'There can be {0} industries. Retire or merge one first.':
    'Es kann {0} Branchen geben. Bieten Sie zuerst eine nicht mehr an oder führen Sie zwei zusammen.',
  'This industry does not exist': 'Diese Branche gibt es nicht',
  'Choose another industry to merge it into': 'Wählen Sie eine andere Branche zum Zusammenführen',
  'This is on the list already, as “{0}”': 'Sie steht schon auf der Liste, als „{0}“',
  'This link is not valid': 'Dieser Link ist nicht gültig',
  'There is no such page': 'Diese Seite gibt es nicht',
  'Another page already has this address': 'Eine andere Seite hat bereits diese Adresse',
  'A community can have at most {0} pages': 'Eine Gemeinschaft kann höchstens {0} Seiten haben',
  'This page has been published. Unpublish it instead: its versions stay on record.':
    'Diese Seite wurde veröffentlicht. Ziehen Sie sie stattdessen zurück: Ihre Fassungen bleiben erhalten.',
  'Someone else has changed this page since you opened it':
    'Jemand anderes hat diese Seite geändert, seit Sie sie geöffnet haben',
  "You can't change a page's address after it's published":
    'Die Adresse einer veröffentlichten Seite lässt sich nicht mehr ändern',
  'This is the language that the page is written in':
    'Dies ist die Sprache, in der die Seite geschrieben ist',
  'Publish this page in its first language first':
    'Veröffentlichen Sie diese Seite zuerst in ihrer Originalsprache',
  'There is no such version of this page': 'Diese Fassung der Seite gibt es nicht',
};
