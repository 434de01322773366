/** Forms of address and academic titles before or after a name, without dots: they are no part of it. */
const TITLES = new Set(
  `dr drs dra prof professor professorin doz pd ddr mag maga frau herr herrn hr fr mr mrs ms miss mx sir mme mlle
  monsieur madame mademoiselle sr sra srta señor señora señorita dott dottssa avv arq lic dipl ing ingenieur kfm kffr
  hc h c med phil rer nat oec pol jur iur habil mult univ theol dent vet ba bsc ma msc mba phd llm llb md mphil mfa
  ra stb wp fh inf päd psych soc agr di dkfm kommr kommerzialrat hofrat geom rag sig sigra sigg cav mgr inż hab pan
  pani av doç yrd sayın bc judr mudr rndr phdr paedr csc pani paní shri sri smt kum adv ông bà dhr mevr mw drs ir
  hra rva don doña dña me maître eng engª arqº د م أ ا أد الدكتور الدكتورة المهندس الأستاذ الشيخ دר עוד`.split(
    /\s+/,
  ),
);
/** Those that a first name can be as well count only with their dot. */
const WITH_DOT = new Set([
  'sr',
  'fr',
  'hr',
  'ma',
  'ba',
  'h',
  'c',
  'med',
  'nat',
  'pol',
  'inf',
  'ing',
  'ra',
  'md',
  'fh',
  'vet',
  'di',
  'ir',
  'me',
  'av',
  'adv',
  'don',
  'pan',
  'bc',
  'cav',
  'rag',
  'mw',
  'eng',
  'د',
  'م',
  'أ',
  'ا',
]);
const SUFFIXES = new Set([
  'jr',
  'sr',
  'jun',
  'sen',
  'junior',
  'senior',
  'ii',
  'iii',
  'iv',
  'fils',
  'père',
  'filho',
  'neto',
]);
const LETTERS_ONLY = /^[\p{L}.\-()/"'״׳]+,?$/u;
/** D. Núria is doña Núria in Spain, and somebody's initial elsewhere. */
const OF_SPAIN = /^d(?:ª|\.ª?)$/i;

const partsOf = (word: string) =>
  word
    .toLowerCase()
    .replace(/,$/, '')
    .split(/[.\-()/]+/)
    .map((part) => part.replaceAll(/["'״׳]/g, ''))
    .filter(Boolean);

/** Whether a word before a name is its title: "Prof.", "Dipl.-Ing.", "Dr.med.". */
export function isTitle(word: string, region?: string): boolean {
  if ((region === 'ES' && OF_SPAIN.test(word)) || (region === 'AT' && word === 'DI')) return true;
  if (!LETTERS_ONLY.test(word)) return false;
  const parts = partsOf(word);
  return (
    parts.length > 0 &&
    parts.every((part) => TITLES.has(part)) &&
    (/[.(]/.test(word) || parts.length > 1 || parts.every((part) => !WITH_DOT.has(part)))
  );
}

/** "Jr." and "III" stay with the last name. */
export const isSuffix = (word: string): boolean => SUFFIXES.has(partsOf(word).join(''));
