import { townOf } from '../towns/town-of.ts';

/** A search without the town that it names, and that town as it was written; null where it names none. */
export type PlacedSearch = { readonly what: string; readonly near: string | null };

/** Most words of a town's name: "Frankfurt am Main". */
const wordsMost = 3;

/** What stands before a place, in the languages that are read; the longest first. */
const BEFORE = new RegExp(
  String.raw`(?<=^|\s)(?:in der nähe von|in the|close to|près de|cerca de|perto de|in|near|around|from|bei|aus|um|nahe|à|de|en|em|في|قرب)\s+`,
  'giu',
);

/**
 * Takes the place out of a search: "photographer in Lisbon" asks for a photographer near Lisbon, and so does "Fotograf
 * Lissabon". Only towns of the gazetteer count, so that "in writing" stays what it is.
 */
export function splitPlace(text: string): PlacedSearch {
  for (const before of text.matchAll(BEFORE)) {
    const start = before.index + before[0].length;
    const near = townAtStart(text.slice(start));
    if (near === null) continue;
    return placed(`${text.slice(0, before.index)} ${text.slice(start + near.length)}`, near);
  }
  const words = text.trim().split(/\s+/u);
  for (let length = Math.min(wordsMost, words.length - 1); length > 0; length -= 1) {
    const near = words.slice(-length).join(' ');
    if (isTown(near)) return placed(words.slice(0, -length).join(' '), near);
  }
  return { what: text, near: null };
}

const isTown = (written: string): boolean => townOf(written) !== null;

/** The longest name of a town that a text begins with. */
function townAtStart(text: string): string | null {
  const words = /^[\p{L}.'’-]+(?:\s+[\p{L}.'’-]+){0,2}/u.exec(text)?.[0] ?? '';
  for (let name = words; name !== ''; name = name.replace(/\s*[^\s]+$/u, '')) if (isTown(name)) return name;
  return null;
}

const placed = (what: string, near: string): PlacedSearch => ({
  what: what.replaceAll(/\s+/gu, ' ').trim(),
  near,
});
