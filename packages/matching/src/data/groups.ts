const set = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** Folded words by which a text names members as a group, rather than something to be done for it. */
export const groupWords = {
  /** Of what is run by someone, in the singular. */
  places: set(
    `shop bookshop store bookstore boutique cafe bistro pizzeria restaurant bar pub hotel hostel clinic practice surgery hospital school college gym studio
     museum gallery grocery pharmacy bakery salon workshop brewery winery farm factory theater theatre kitchen
     restaurante tienda clinica escuela laden praxis kanzlei geschaft magasin ecole hotelier`,
  ),
  /** These need a word beside them to say which: "tutoring companies", "law firms". */
  organizations: set(
    `company firm business agency office team startup organization organisation association charity nonprofit group
     department enterprise employer firma unternehmen agentur empresa agencia entreprise agence verein`,
  ),
  /** Whoever has one of these titles runs the place or the organization beside it. */
  leads: set(
    `owner founder cofounder proprietor director manager head ceo president principal landlord
     inhaber inhaberin grunder grunderin geschaftsfuhrer geschaftsfuhrerin leiter leiterin
     propietario propietaria dueno duena directora director proprietaire gerant gerante directeur directrice`,
  ),
  /** Beside these words a title says no more than who leads. */
  leading: set('co managing executive chief officer general founding'),
  /** Say no more than "who runs one". */
  owners: set('owner founder proprietor entrepreneur inhaber grunder propietario dueno proprietaire'),
  /** What a member runs follows these, after "I" or "we". */
  running: set(
    `run runs own owns operate manage founded opened started lead
     betreibe betreiben fuhre fuhren leite leiten dirige dirigeons gere gerons tenons dirijo dirigimos gestionamos
     regentamos gerimos`,
  ),
  /** What is said of a group from here on is about it. */
  ends: set(
    `that who which whose whom with for in from near around by to at on ready hiring planning looking seeking needing
     wanting working within across open without not fur mit in aus para con en de pour avec dans die der das que qui`,
  ),
  /** Say nothing of which ones. */
  sizes: set(
    `small smaller big bigger large local independent growing young new medium sized boutique family regional other
     many some several any all good more established kleine lokale pequenos pequenas petits petites`,
  ),
  /** Things that end like people. */
  things: set(
    `flyers banners stickers posters newsletters letters trailers containers computers servers papers covers folders
     orders numbers doors floors errors mirrors plants offers drivers wallpapers brochures customers dinners
     motors sensors monitors colors restaurants variants lists`,
  ),
} as const;

/** Endings of plural words for people: "translators", "photographers", "accountants". */
export const peopleEnding =
  /(?:ers|ors|ists|ants|ians|chefs|coaches|agents|architects|analysts|people|guides|hosts)$/u;

const onePersonEnding =
  /(?:er|or|ist|ian|ant|chef|cook|coach|agent|architect|analyst|guide|host|vet|nurse|midwife|doctor|dj)$/u;
const notPeople = set(
  `paper cover order number server computer container poster letter trailer beer butter leather water timber cider labor
   color floor door error center mirror motor sensor monitor winter summer power solar interior exterior outdoor indoor
   major minor senior junior other after over under silver copper amber laser banner sticker flyer folder dinner corner
   restaurant plant want elegant newsletter weather rubber wallpaper sweater counter locker freezer boiler mixer
   for or per her their stair repair hair air chair`,
);

/** Whether a phrase names one person before it says more of them: "Yoga teacher for companies". */
export function isSingularPerson(text: string): boolean {
  const [phrase = ''] = text.toLowerCase().split(/[,;:.(]|\s(?:for|in|of|with|from|at|who|to|on|by|then)\s/u);
  const last = phrase.trim().split(/\s+/u).at(-1) ?? '';
  return phrase.split(' ').length <= 5 && onePersonEnding.test(last) && !notPeople.has(last);
}
