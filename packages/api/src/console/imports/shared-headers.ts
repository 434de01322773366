/**
 * Usual headers, folded, of columns that files of members and of businesses have: in English, German, French and
 * Spanish, and in exports of Google Contacts and Outlook. Of several columns, the first pattern wins.
 */
const OF_WORK = '(?: (?:geschaftlich|business|work|bureau|travail|(?:del? )?trabajo|professionnel(?:le)?))';
const VALUE = '(?: (?:value|wert|valeur|valor))';

const pattern = (words: string) => new RegExp(`^(?:${words})${OF_WORK}?${VALUE}?$`);

export const SHARED_HEADERS = {
  email: [
    pattern(
      'e ?mail(?: ?(?:address|adresse|anschrift))?|mail|(?:direccion de )?correo(?: electronico)?|courriel|adresse(?: de messagerie| e ?mail| mail| electronique)|mel|email personal',
    ),
    pattern('(?:private|personal|primary|business|work|haupt|contact) e ?mail(?: ?(?:address|adresse))?'),
  ],
  phone: [
    pattern(
      'phone|telephone|tel|phone ?number|telephone number|telefon|telefono|telefonnummer|tel nr|tel no|fon|rufnummer|numero de telephone|numero de telefono|festnetz',
    ),
    pattern(
      '(?:mobile?|cell|handy|telefon mobil|mobil ?telefon|mobil(?:nummer)?|handynummer|mobile phone|cell ?phone|tel(?:ephone)? (?:mobile|portable)|portable|telefono movil|movil|celular|mobile number)',
    ),
    pattern(
      '(?:business|work|company|primary|office|main) (?:phone|telephone)(?: number)?|tel(?:efon)? (?:dienstlich|buro|firma)',
    ),
    pattern(
      '(?:home|private|other) (?:phone|telephone)|telefon privat|tel(?:ephone)? (?:domicile|prive)|telefono (?:particular|casa)',
    ),
  ],
  town: [
    pattern(
      'location|city|town|place|ort|wohnort|stadt|ciudad|ville|localidad|poblacion|commune|localite|address city|adresse ort',
    ),
    pattern(
      '(?:business|work|home|address|private) (?:address )?(?:city|town)|ort privat|ville (?:domicile|privee)|ciudad (?:particular|de residencia)',
    ),
  ],
  website: [
    pattern(
      'web(?: ?site| ?page| ?seite)?(?: url)?|www|url|home ?page|internet(?:seite|adresse)?|site(?: web| internet)?|(?:sitio|pagina) web|page web|personal web ?page',
    ),
  ],
};
