/** Forms of address and academic titles before or after a name, without dots: they are no part of it. */
const TITLES = new Set(
  `dr drs dra prof professor professorin doz pd ddr mag maga frau herr herrn hr fr mr mrs ms miss mx sir mme mlle
  monsieur madame mademoiselle sr sra srta señor señora señorita dott dottssa avv arq lic dipl ing ingenieur kfm kffr
  hc h c med phil rer nat oec pol jur iur habil mult univ theol dent vet ba bsc ma msc mba phd llm llb md mphil mfa
  ra stb wp fh inf päd psych soc agr`.split(/\s+/),
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
const WITHOUT_CASE = /^[\p{L}.\-()/]+,?$/u;

const partsOf = (word: string) =>
  word
    .toLowerCase()
    .replace(/,$/, '')
    .split(/[.\-()/]+/)
    .filter(Boolean);

/** Whether a word before a name is its title: "Prof.", "Dipl.-Ing.", "Dr.med.". */
export function isTitle(word: string): boolean {
  if (!WITHOUT_CASE.test(word)) return false;
  const parts = partsOf(word);
  return (
    parts.length > 0 &&
    parts.every((part) => TITLES.has(part)) &&
    (/[.(]/.test(word) || parts.length > 1 || parts.every((part) => !WITH_DOT.has(part)))
  );
}

/** "Jr." and "III" stay with the last name. */
export const isSuffix = (word: string): boolean => SUFFIXES.has(partsOf(word).join(''));
