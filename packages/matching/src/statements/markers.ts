const set = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** Folded words that tell how a clause is meant, in English, German, Spanish and French. */
export const markers = {
  /** Begins another thing within a sentence: "a plumber and a bookkeeper". */
  determiners: set(
    `a an someone somebody anyone anybody help my our also the i we id ive wed weve somewhere later
     ein eine einen einem einer jemand jemanden auch un una uno une alguien quelqu quelquun aussi tambien`,
  ),
  joiners: set('and plus und sowie y e et'),
  turns: set('but however instead rather aber sondern pero sino mais plutot'),
  negations: set(
    `no not dont doesnt didnt never nobody none isnt arent
     kein keine keinen keiner niemand nicht nie nunca ningun ninguna nadie pas aucun aucune jamais personne`,
  ),
  nobody: set('nobody none niemand nadie personne keiner'),
  without: set('without ohne sin sans'),
  /** What a clause may begin or end with and still say the same. */
  ties: set(`and or plus but however also und oder aber sondern y o e pero sino tambien et ou mais
     who that which in for from with of to at fur mit von con para de desde pour avec chez`),
  already: set('already schon bereits ya deja have'),
  /** After these stands what is wanted. */
  needing: set(
    `need needs needed needing want wants wanted wanting require requires requiring seek seeks seeking look looks
     looking search searching hire hiring brauche brauchen braucht suche suchen sucht busco busca buscan buscamos
     necesito necesita necesitan necesitamos cherche cherchons cherchent besoin
     benotigen benotigt precisa precisam procura procuram`,
  ),
  /** What clients do with what one offers: "planners who book a florist", "Leute, die eine Terrasse wollen". */
  ordering: set(
    `book books order orders commission commissions buy buys buchen beauftragen bestellen kaufen wollen mochten
     reservent commandent achetent veulent contratan encargan reservan compran quieren contratam encomendam compram querem`,
  ),
  /** Ends how someone begins to ask: "happy to be introduced to", "at the moment I need". */
  asking: set(
    `need needs needed want seek seeking looking look searching introduced brauche brauchen suche suchen
     busco buscamos necesito necesitamos procuro procuramos cherche cherchons faut voudrais`,
  ),
  /** Who asks, where that stands behind the verb. */
  speakers: set('ich wir uns mir nous je i we'),
  /** Before the people whom someone finds for others. */
  placing: set(
    'place places placing placement recruit recruits recruiting recruitment hire hires hiring headhunting staffing',
  ),
  having: set('have has got found had'),
  /** People and companies of any kind: those among them who need something are clients. */
  groups: set(
    `company companies business businesses firm firms people folks owners founders startups organisations organizations
     employers teams shops retailers traders freelancers entrepreneurs individuals families homeowners landlords someone
     anyone somebody firma firmen unternehmen betrieb betriebe leute menschen inhaber grunder vereine kleinbetriebe
     entreprise entreprises societe societes gens personnes pme commerces independants particuliers empresa empresas
     negocio negocios personas gente pymes autonomos comercios pessoas pmes profissionais`,
  ),
  relatives: set('that who which whose die der das welche que qui quienes'),
  clients: set(
    `client clients clientele customer customers buyer buyers leads kunde kunden kundschaft cliente clientes`,
  ),
  introductions: set('introduction introductions introduce intro intros'),
  meeting: set('meet reach connect meeting reaching connecting kontakt kennenlernen conocer rencontrer'),
  /** Who does what is named before: "a tax guy". */
  persons: set(
    'guy guys guru lady man men woman women dude bloke chap fella geek genius nerd pro whizz wizard',
  ),
  /** Who is asked for, before what they do: "somebody who". */
  asked: set('someone somebody anyone anybody who whoever jemand jemanden wer quelquun qui alguien quien'),
  /** Behind a thing, these say what is wrong with it: "the kitchen is falling apart". */
  states: set(
    `is are was were keeps keep has wont doesnt isnt arent cant died broke leaks smells ist sind war fallt lauft geht
     est sont marche esta estan funciona va`,
  ),
  /** Behind who is asked for, what it is about: "somebody to help with the taxes". */
  helping: set('for fur para pour with bei mit con com avec'),
  links: set('for from in among with of to at within who that fur von aus para de desde pour chez'),
  for: set('for fur para pour'),
  /** Say how many of something, and not what: "three things", "deux choses". */
  counts: set(
    `one two three four five couple zwei drei vier dinge sachen deux trois quatre choses dos tres cuatro cosas
     duas coisas due cose twee drie dingen`,
  ),
  /** Before what the writer is: "we are photographers", "als Fotografin". */
  being: set(`am are im were was as bin sind war als suis sommes etais comme soy somos era como sou`),
  own: set('my our mein meine meinen unser unsere mi mis nuestro nuestra mon ma mes notre nos'),
  owning: set(
    'my our your the this these that der die das den dem el la los las le les su sus mein meine meinen unser unsere mi mis mon ma mes notre nos',
  ),
  one: set('a an someone somebody one ein eine einen jemanden un una alguien une quelqu quelquun'),
} as const;
