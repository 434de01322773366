import { canonicalEmail } from './email-address.ts';

/** Scripts of which some letters look like those of Latin: a name of only such letters could be another one. */
const LOOKALIKES = /^[аеорсухіјѕԁԛԝһӏαικνορτυχ\d-]+$/u;
/** Of one script, with digits and hyphens: marks of other scripts would hide what a name is. */
const ONE_SCRIPT = [
  /^[\p{Script=Latin}\p{Nd}-]+$/u,
  /^[\p{Script=Cyrillic}\d-]+$/u,
  /^[\p{Script=Greek}\d-]+$/u,
  /^[\p{Script=Arabic}\p{M}\p{Nd}-]+$/u,
  /^[\p{Script=Hebrew}\p{M}\d-]+$/u,
  /^[\p{Script=Devanagari}\p{M}\p{Nd}-]+$/u,
  /^[\p{Script=Thai}\p{M}\p{Nd}-]+$/u,
  /^[\p{Script=Hangul}\d-]+$/u,
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々\d-]+$/u,
];

/**
 * A domain as people write it: "müller.example" for "xn--mller-kva.example". Parts that could be taken for other names,
 * such as the Cyrillic "аррӏе", stay as they are stored.
 */
export function readableDomain(domain: string): string {
  if (!domain.includes('xn--')) return domain;
  return domain
    .split('.')
    .map((label) => {
      const decoded = label.startsWith('xn--') ? decode(label.slice(4)) : undefined;
      return decoded !== undefined && isSafe(decoded) ? decoded : label;
    })
    .join('.');
}

/** An address of mail as people write it; both spellings are one account. */
export function readableEmail(address: string): string {
  const at = address.lastIndexOf('@');
  const readable = `${address.slice(0, at + 1)}${readableDomain(address.slice(at + 1))}`;
  return canonicalEmail(readable) === address ? readable : address;
}

/** An address of mail or of the web, without its scheme, as people write it. */
export function readableAddress(address: string): string {
  if (address.includes('@')) return readableEmail(address);
  const [host = '', ...path] = address.split('/');
  return [readableDomain(host), ...path].join('/');
}

const isSafe = (label: string) => !LOOKALIKES.test(label) && ONE_SCRIPT.some((script) => script.test(label));

/** Parameters of RFC 3492. */
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;

/**
 * The letters of a label of punycode, without "xn--"; undefined when it is none. Browsers can only encode, and Node.js
 * takes an import of the package for its own deprecated module, so RFC 3492 is here.
 */
function decode(label: string): string | undefined {
  const plain = label.lastIndexOf('-');
  const letters = Array.from(plain > 0 ? label.slice(0, plain) : '', (letter) => letter.codePointAt(0) ?? 0);
  let code = 128;
  let bias = 72;
  let at = 0;
  for (let next = plain > 0 ? plain + 1 : 0; next < label.length; at += 1) {
    const before = at;
    let weight = 1;
    for (let k = BASE; ; k += BASE) {
      const digit = digitOf(label.charCodeAt(next));
      next += 1;
      if (Number.isNaN(digit)) return undefined;
      at += digit * weight;
      const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX);
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    bias = adapted(at - before, letters.length + 1, before === 0);
    code += Math.floor(at / (letters.length + 1));
    at %= letters.length + 1;
    if (code > 0x10_ff_ff) return undefined;
    letters.splice(at, 0, code);
  }
  return String.fromCodePoint(...letters);
}

function digitOf(character: number): number {
  if (character >= 97 && character <= 122) return character - 97;
  return character >= 48 && character <= 57 ? character - 22 : Number.NaN;
}

function adapted(delta: number, length: number, isFirst: boolean): number {
  let left = Math.floor(delta / (isFirst ? DAMP : 2));
  left += Math.floor(left / length);
  let k = 0;
  for (; left > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) left = Math.floor(left / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * left) / (left + SKEW));
}
