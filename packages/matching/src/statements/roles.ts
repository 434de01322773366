import { fold } from '../text.ts';

/** Whom or what a need wants as a person or a place rather than as a service, and the need that answers it. */
const counterpartOf = {
  cofounder: 'cofounder',
  partner: 'partner',
  apprentice: 'apprenticeship',
  apprenticeship: 'apprentice',
  employer: 'employee',
  employee: 'employer',
  mentee: 'mentor',
  mentor: 'mentee',
  investee: 'investor',
  investor: 'investee',
  volunteer: 'volunteer',
  tenant: 'landlord',
  landlord: 'tenant',
  buyer: 'seller',
  seller: 'buyer',
} as const;

export type Role = keyof typeof counterpartOf;
const isRole = (name: string): name is Role => Object.hasOwn(counterpartOf, name);
export const roles: readonly Role[] = Object.keys(counterpartOf).filter(isRole);
/** Who looks for an apprentice is answered by who looks for an apprenticeship. */
export const counterparts: Readonly<Record<Role, Role>> = counterpartOf;

/** Trades that only say which role it is, by role: an apprenticeship is no wish for a training company. */
export const tradesOfRole: Partial<Readonly<Record<Role, readonly string[]>>> = {
  apprentice: ['vocational-training'],
  apprenticeship: ['vocational-training'],
  cofounder: ['founder', 'startup'],
};

/** The folded words of each role in English, German, French, Spanish, Portuguese, Dutch and Italian. The first role found counts. */
const patterns: readonly (readonly [Role, RegExp])[] = [
  [
    'cofounder',
    /\b(?:co-?found(?:er|ers|ing)?|found a company|technical founder|mitgrunder\w*|cofundador\w*|co-?fondat\w*|medeoprichter\w*|socio fundador)\b/u,
  ],
  [
    'apprentice',
    /\b(?:(?:apprentices?|trainees?|interns?)(?!['’])|azubis?|auszubildende[nr]?|lehrlinge?|praktikant\w*|apprentie?s?|stagiaires?|aprendiz|aprendices|aprendizes|becari[oa]s?|estagiari[oa]s?|leerling(?:en)?|stagiairs?|apprendist[ai]|tirocinant[ei])\b/u,
  ],
  [
    'apprenticeship',
    /\b(?:apprenticeships?|internships?|traineeships?|work experience|ausbildungsplatz|ausbildung zu[mr]|lehrstelle|praktikum(?:splatz)?|apprentissage|alternance|un stage|practicas|aprendizaje|estagio|stageplek|leerplek|tirocinio|apprendistato|learn (?:the|a|this) (?:trade|craft)|learn (?:properly|how|from))\b/u,
  ],
  [
    'mentee',
    /\b(?:(?:to|gladly|happily|can|could|like to|mochte|gerne?) mentor|mentees?|mentor (?:a|an|someone|young\w*|somebody)|mentoring for|(?:be|als|ser|etre|essere) (?:a |un |uma? )?mentor\w*)\b/u,
  ],
  ['mentor', /\bmentor(?:in|a|e|es|s)?\b/u],
  [
    'investee',
    /\b(?:founders? raising|raising founders|start-?ups? (?:raising|to invest)|(?:to|i|we) invest|deal ?flow|early founders|founders with)\b/u,
  ],
  [
    'investor',
    /\b(?:investors?|investor(?:en|in)|inversor\w*|investidor\w*|investisseur\w*|investeerders?|investitor[ei]|business angels?|(?:seed|first|growth) (?:money|capital|round)|kapitalgeber\w*|beteiligung)\b/u,
  ],
  [
    'volunteer',
    /\b(?:volunteers?|volunteering|unpaid|treasurer|trustees?|board members?|ehrenamt\w*|freiwillige\w*|kassenwart\w*|schatzmeister\w*|kassenprufer\w*|vorstandsmitglied\w*|benevol\w*|tresorier\w*|voluntari\w*|tesorer\w*|tesoureir\w*|vrijwilliger\w*|penningmeester|bestuurslid|volontari\w*|tesoriere)\b/u,
  ],
  [
    'tenant',
    /\b(?:tenants?|(?:to|who) rents? (?:the|my|our|out|a free)|rent out|nachmieter\w*|untermieter\w*|mieter\w*|locataires?|inquilin[oa]s?|huurders?)\b/u,
  ],
  [
    'landlord',
    /\b(?:(?:to|for) rent|zu mieten|zur miete|mietraum\w*|a louer|louer (?:un|une)|alquilar|alquiler|alugar|aluguer|te huur|huren|in affitto|affittare)\b/u,
  ],
  [
    'buyer',
    /\b(?:successors?|take over (?:my|our)|buyer for (?:my|our)|nachfolger\w*|repreneur\w*|relevo|sucessor\w*|opvolger\w*|successore)\b/u,
  ],
  [
    'seller',
    /\b(?:take over (?:a|an|some)|business to (?:buy|take over)|betrieb zu[mr] ubernahme|reprendre (?:un|une)|traspaso|bedrijf over te nemen|rilevare un)\b/u,
  ],
  [
    'employer',
    /\b(?:jobs?|a (?:new )?position|vacanc(?:y|ies)|employment|looking for work|(?:neue|feste|eine|als|gute) stelle|stelle (?:als|im|in|bei)|anstellung|festanstellung|arbeitsplatz|un (?:emploi|poste)|empleo|puesto|trabajo (?:de|como|en)|emprego|trabalho (?:como|em)|vaga|een baan|werk als|un (?:lavoro|impiego))\b/u,
  ],
  [
    'employee',
    /(?<!\b(?:mein\w*|unser\w*|my|our|mes|nos|mis) )\b(?:hir(?:e|es|ing)|recruit(?:s|ing)?|employees?|join (?:our|my|us|the team)|mitarbeiter\w*|verstarkung|aushilfe\w*|stell(?:en|e) ein|embauch\w*|recrut\w*|salariee?s?|emplead[oa]s?|colaborador\w*|funcionari[oa]s?|medewerkers?|dipendent[ei])\b/u,
  ],
  [
    'partner',
    /\b(?:business partners?|partners?|partnership|geschaftspartner\w*|associee?s?|soci[oa]s?|vennoot)\b/u,
  ],
];

/** Whom a need wants as a person; null when it wants something done. */
export function roleOf(text: string): Role | null {
  const folded = fold(text);
  return patterns.find(([, words]) => words.test(folded))?.[0] ?? null;
}
