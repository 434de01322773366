const list = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean);

/**
 * Words that say nothing about what is offered or sought: they carry no weight
 * in an overlap and never become index terms.
 */
export const genericWords = list(`
  ability able access account achieve across add address advice advise adviser advisor affordable agency agent aim always amazing
  anybody anyone anything approach area around ask assist assistance available avenue award awesome
  background base based become benefit best better big boost brilliant bring build building busi business businesses busy buy
  call capable care career case certified challenge chance city clear client clients close collaborate collaboration
  collaborator community companies company complete connect connection connections consult consultancy consultant
  consultants consulting contact contacts corporate country create creating creative current currently customer customers
  daily deal dedicated deep deliver department detail develop developing different difficult direct discover do does doing
  dont early easy effective efficient else enable end ensure enterprise enjoy established etc even ever every everybody everyone
  everything exceed excellent exchange excited exciting exclusive expand experience experienced expert expertise experts explore
  fair family fast few field find finding fine firm first fit flexible folks follow forward free fresh friendly full fully fun future
  gain general give global go goal goals going good great group grow growing growth guide
  happy hard help helped helpful helping helps hi high hire hiring honest hope huge
  ideal ideas im impact important improve include including increase independent individual individuals industries industry
  information innovation innovative inspire interest interested international introduce introduction introductions
  investigate issues ive job jobs join just keen keep kind know knowledge known
  large last lead leader leaders leading learn learning let level life line list little live local long look looking looks lot love low
  made main maintain major making man manage management manager managers market markets master match maximise maximize mean
  medium meet meeting member members mission modern moment month monthly months move
  nation national need needed needs network networking new next nice number
  offer offered offering offerings offers office often old one online open opportunities opportunity options order organisation
  organization organisations organizations others overall own
  package part partner partners partnership partnerships passion passionate past people per perfect person personal place plan
  platform plus position possible potential power powerful practical practice premium price problem problems process
  product products profession professional professionals profile profit program programme project projects proud proven provide
  provider providers providing public purpose put
  quality quick quickly range rate ready real really receive recommend referral referrals regular related relationship
  relationships reliable remote require required requirements respect result results right role run running
  save scale search searching season section sector seek seeking seeks sell senior serious serve service services serving set several
  share side similar simple simply skill skilled skills small smart solid solution solutions solve somebody someone something sort source
  space special specialise specialised specialising specialist specialists specialize specialized specializing specific speed
  spend staff start started starting stay step strategic strategies strategy strong style succeed success successful suit
  supplier suppliers supply support sure
  tailored taking talk target task team teams thing things think time times together tool tools top total town trade trust
  trusted try turn type understand unique upon us use used useful user users using usual
  valuable value various vendor vendors via vision visit want wanted wants week weekly weeks welcome whatever whenever whole wide
  win within without wonderful work worker workers working works world worth year years yes young
  hello thanks thank please dear regards hey maybe am pm per around near nearby based
`);

/** Words that narrow a need down a little, far less than the name of a trade does. */
export const weakWords = list(`
  analysis advanced basic bespoke brand campaign coach coaching commercial content custom customised data digital
  domestic engineering equipment green healthy home house household internal luxury mobile outsourced outsourcing
  performance planning presentation production property review rural social studio system systems technical technology
  traditional train trainer training urban vintage virtual
`);

/**
 * Words after which a text names for whom or where, not what: "bookkeeping for
 * restaurants" offers bookkeeping, not restaurants.
 */
export const contextWords = list('for serving within needing wanting seeking');

/** "Restaurants that need accounts" seeks restaurants: after such a pair of words stands what those need. */
export const clientPronouns = list('that who which');
export const clientVerbs = list('need needs want wants require requires seek look looking');

/**
 * Words that the stemmer would make equal to a word of another meaning
 * (hospital and hospitality, market and marketing): word, then what stands for it.
 */
export const stemExceptions: Readonly<Record<string, string>> = {
  accessibility: 'accessibility',
  animation: 'animation',
  animations: 'animation',
  animator: 'animator',
  animators: 'animator',
  appraiser: 'appraiser',
  authorities: 'authority',
  authority: 'authority',
  aws: 'aws',
  beautiful: 'beautiful',
  belonging: 'belonging',
  budgeting: 'budgeting',
  celebrant: 'celebrant',
  celebrants: 'celebrant',
  certificate: 'certificate',
  certificates: 'certificate',
  coating: 'coating',
  coatings: 'coating',
  collections: 'collections',
  communication: 'communication',
  communications: 'communication',
  decking: 'decking',
  detective: 'detective',
  detectives: 'detective',
  developer: 'developer',
  developers: 'developer',
  doctoral: 'doctoral',
  electricity: 'electricity',
  engine: 'engine',
  engines: 'engine',
  eve: 'eve',
  executive: 'executive',
  executives: 'executive',
  fitness: 'fitness',
  general: 'general',
  hospitality: 'hospitality',
  importance: 'importance',
  important: 'importance',
  industrial: 'industrial',
  internal: 'internal',
  international: 'international',
  internationally: 'international',
  ironing: 'ironing',
  lettings: 'lettings',
  lobbying: 'lobbying',
  localisation: 'localization',
  localise: 'localization',
  localization: 'localization',
  localize: 'localization',
  machining: 'machining',
  mailing: 'mailing',
  marketer: 'marketing',
  marketers: 'marketing',
  marketing: 'marketing',
  mechanism: 'mechanism',
  mechanisms: 'mechanism',
  mindfulness: 'mindfulness',
  news: 'news',
  officiant: 'officiant',
  organic: 'organic',
  packaging: 'packaging',
  pressed: 'pressed',
  pressing: 'pressing',
  programmer: 'programmer',
  programmers: 'programmer',
  programming: 'programming',
  publicity: 'publicity',
  railings: 'railings',
  removals: 'removals',
  renewable: 'renewable',
  renewables: 'renewable',
  reporter: 'reporter',
  reporters: 'reporter',
  shopping: 'shopping',
  signs: 'signs',
  stored: 'stored',
  tailored: 'tailored',
  tired: 'tired',
  undertaking: 'undertaking',
  universal: 'universal',
  usability: 'usability',
  wellness: 'wellness',
};
