import { WRITTEN_LANGUAGES, type WrittenLanguage } from '../values/written-languages.schema.ts';

/**
 * Words of the grammar of languages in Latin letters, the frequent ones: a text of any subject has some. Languages that
 * Guildhall does not speak are there so that a text in one is not taken for its neighbor.
 */
const WORDS = {
  en: `the and of to is are was were be been being have has had do does did will would can could should shall may
    might must not no but or if then than that this these those there here what which who whom whose when where why how
    i you he she it we they me him her us them my your his its our their myself yourself a an at by for from in into on
    onto out over under with without about above after before between during until while because as so too very just
    only also any some each every all both few many much more most other another such own same again still yet since
    let lets get i'm i've it's don't can't we're you're we've isn't know looking please thank thanks hello good great
    anyone anybody somebody someone everyone help need one two three four five ten team company business`,
  de: `der die das den dem des ein eine einen einem einer eines kein keine keinen und oder aber denn weil dass daß wenn
    als ob ich du er sie es wir ihr mich dich ihn uns euch ihnen mir dir ihm sich mein meine meinen meinem meiner dein
    deine sein seine ihre ihren ihrem ihrer unser unsere unseren unserer unserem euer eure ist sind war waren wird werden
    wurde wurden bin bist seid hat haben habe hatte hatten kann können könnte muss müssen soll sollte sollten will wollen
    würde würden möchte darf dürfen nicht nichts noch nur auch schon sehr mehr so wie was wer wen wem wo wann warum
    welche welcher welches in im ins an am auf aus bei beim bis durch für gegen mit nach ohne seit über um unter von vom
    vor zu zum zur zwischen hier dort da dann jetzt heute morgen gestern immer man jemand alle alles allen viele vielen
    diese dieser dieses diesen jede jeder jedes nie gern bitte danke dank vielen hallo zusammen gibt sucht suche suchen
    leider ab gut gute guten neue neuen zwei drei vier fünf zehn brauche braucht brauchen team firma unternehmen`,
  fr: `le la les l un une des du de d et ou mais donc car ni que qu qui quoi dont où si je j tu il elle on nous vous ils
    elles me m te t se s moi toi lui leur leurs eux mon ma mes ton ta tes son sa ses notre nos votre vos ce c cet cette
    ces cela ça est sont était étaient été être suis es sommes êtes sera seront ai as a avons avez ont avait avoir fait
    faire faites peut peux pouvez pouvons puisse dois doit ne n pas plus moins jamais rien très bien aussi encore
    toujours déjà à au aux en dans sur sous avec sans pour par chez vers entre depuis dès avant après pendant jusqu
    jusque comme comment quand pourquoi quel quelle quels quelles quelqu combien tout tous toute toutes autre autres
    même merci bonjour ici y hier demain aujourd hui voir cherche cherchons désolé premier première premiers deux
    trois quatre cinq dix besoin entreprise équipe`,
  es: `el la los las un una unos unas de del al y e o u pero sino porque que qué quien quién quienes cual cuál cuánto
    cuánta como cómo cuando cuándo donde dónde si sí yo tú él ella nosotros vosotros ellos ellas usted ustedes me te se
    nos os le les lo mi mis tu tus su sus nuestro nuestra nuestros nuestras este esta esto estos estas ese esa eso esos
    esas es son era eran fue fueron ser soy eres somos está están estaba estoy estamos ha he han hemos había haber hay
    habrá tiene tengo tienen tenemos puede puedo puedes pueden pueda hace hacer hasta desde con sin sobre entre para por
    en a ante bajo hacia según durante no ni nunca nada muy más menos también ya todavía siempre todo todos toda todas
    otro otra otros otras alguien algún alguna mucho mucha muchos muchas gracias hola aquí allí hoy ayer mañana va van
    vamos voy buscamos busco busca gustaría favor antes después dos tres cuatro cinco diez necesito necesita necesitas
    necesitamos empresa equipo primera primero primeros`,
  pt: `o a os as um uma uns umas de do da dos das no na nos nas ao aos à às pelo pela pelos pelas num numa e ou mas
    porém porque que quem qual quais como quando onde quanto quantos se eu tu você vocês ele ela nós eles elas me te lhe
    lhes meu minha meus minhas seu sua seus suas teu tua nosso nossa nossos nossas este esta isto estes estas esse essa
    isso esses essas aquele aquela é são era eram foi foram ser sou somos está estão estava estou estamos estar tem têm
    tenho temos tinha há haverá houve pode posso podem possa podemos fazer faz até desde com sem sobre entre para por em
    não nem nunca nada muito muita muitos muitas mais menos também já ainda sempre tudo todo todos toda todas outro
    outra outros outras alguém algum alguma obrigado obrigada olá aqui ali lá hoje ontem amanhã vai vão vamos vou
    procuramos procuro procura gostaria favor antes depois só desculpe dois duas três quatro cinco dez preciso precisa
    precisamos precisar empresa equipe primeira primeiro primeiros`,
  it: `il lo la i gli le un uno una di del dello della dei degli delle a al allo alla ai agli alle da dal dalla dai in
    nel nella nei nelle su sul sulla con per tra fra e ed o ma se che chi cui quale quali come quando dove quanto io tu
    lui lei noi voi loro mi ti si ci vi mio mia miei mie tuo tua suo sua nostro nostra nostri vostro questo questa
    questi queste quello quella quelli è sono era erano stato stata essere sei siamo siete ho hai ha abbiamo avete hanno
    può posso possono possa fare fa non né mai niente molto molta più meno anche già ancora sempre tutto tutti tutta
    tutte altro altra altri qualcuno qualche grazie ciao qui oggi ieri domani cerchiamo cerco vorrei prima dopo senza due tre quattro cinque
    dieci bisogno azienda`,
  nl: `de het een en of maar want omdat dat die deze dit wie wat waar wanneer waarom hoe welke ik jij je hij zij ze wij
    we jullie u mij hem haar ons hun mijn jouw zijn onze uw is was waren ben bent wordt worden werd heeft hebben heb had
    kan kunnen kon moet moeten zal zullen zou wil willen mag niet geen niets nog ook al zeer meer zo als dan in op aan
    bij tot door voor tegen met na naar zonder sinds over om onder van uit tussen hier daar er nu vandaag gisteren
    morgen altijd iemand iedereen alle alles veel elke graag bedankt dank hallo goede goed nieuw zoeken zoek`,
  sv: `och att det som en ett är på av för med till den har de inte om han var jag sig men så vi hon kan när där nu ut
    vara ska skulle mig dig oss er ni du min mitt mina din ditt sin vår våra från eller bara också alla allt någon något
    några hur vad vem vilken här idag igår mycket mer efter utan över under mellan tack hej bra söker`,
  da: `og at det som en et er på af for med til den har de ikke om han var jeg sig men så vi hun kan når der nu ud være
    skal skulle mig dig os jer i du min mit mine din dit sin vores fra eller kun også alle alt nogen noget nogle hvordan
    hvad hvem hvilken her dag går meget mere efter uden over under mellem tak hej god søger`,
  pl: `i w na z do się nie że to jest są był była było być jak ale czy co kto który która które którzy dla od po przez
    przy pod nad za o u ja ty on ona my wy oni mnie mi cię go jej nas nam was ich mój moja moje twój nasz nasza nasze
    ten ta te tego tej tym już tylko też także jeszcze bardzo może można mam mamy ma mają tu tutaj tam dziś wszystkim
    wszyscy ktoś coś szukam szukamy dziękuję cześć dzień dobry`,
  tr: `ve bir bu şu o için ile de da mi mı mu mü ne kim nasıl neden nerede ben sen biz siz onlar benim senin bizim sizin
    beni seni bizi sizi var yok değil gibi kadar daha çok en ama veya ya hem sonra önce her herkes herkese hiç şey olan
    olarak olan oldu iyi yeni burada bugün yarın merhaba teşekkürler lütfen arıyorum arıyoruz istiyorum`,
} as const;

export type LatinLanguage = keyof typeof WORDS;

const isLatin = (language: WrittenLanguage): language is LatinLanguage => Object.hasOwn(WORDS, language);

/** By word, in lower case, the languages that have it. */
export const LANGUAGES_OF_WORD: ReadonlyMap<string, readonly LatinLanguage[]> = (() => {
  const found = new Map<string, LatinLanguage[]>();
  for (const language of WRITTEN_LANGUAGES.filter(isLatin))
    for (const word of new Set(WORDS[language].split(/\s+/u)))
      found.set(word, [...(found.get(word) ?? []), language]);
  return found;
})();

/** Letters and endings that tell among languages, for words that are not in the lists. */
export const SIGNS: readonly (readonly [sign: RegExp, language: LatinLanguage, weight: number])[] = [
  [/ß|(?:ung|ungen|keit|heit|schaft)$/u, 'de', 0.7],
  [/ä|ö|ü/u, 'de', 0.3],
  [/œ|ê|è|ù|ï|aux$|eux$|ez$/u, 'fr', 0.5],
  [/ç/u, 'fr', 0.3],
  [/ñ|^ll|(?:ción|ciones|dad|dades)$/u, 'es', 0.8],
  [/[íóú]/u, 'es', 0.3],
  [/[ãõ]|[nl]h|dades?$/u, 'pt', 0.8],
  [/[âêôç]/u, 'pt', 0.4],
  [/(?:zione|zioni|ità)$/u, 'it', 0.8],
  [/ij|aa|oo(?!k)|ee[nr]$/u, 'nl', 0.3],
  [/å/u, 'sv', 0.4],
  [/[åøæ]/u, 'da', 0.4],
  [/[łżźśćńęą]|cz|sz|rz/u, 'pl', 0.7],
  [/[ğşı]/u, 'tr', 0.8],
  [/(?:ing|ly|ness|ful|tion)$/u, 'en', 0.3],
];
