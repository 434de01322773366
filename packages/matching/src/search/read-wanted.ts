import { type MemberReading, readMember } from '../scoring/member-reading.ts';
import { nobody } from './read-business.ts';

/** The words for a person of whom a search says what they need, in the languages that are read. */
const WHO = String.raw`(?:someone|somebody|anyone|anybody|people|persons?|members?|clients?|customers?|business(?:es)?|compan(?:y|ies)|those|jemand(?:en|em)?|leute|kunden|kundinnen|mitglieder|firmen|quelqu['’]une?|quelqu['’]un|ceux|celles|des gens|des clients|clientes?|alguien|gente|personas?|personnes?|pessoas?|alguém|membros?|miembros?|membres?)`;
const WHAT = String.raw`(?<what>.+)`;

/** Each names what is needed as `what`. */
const FORMS: readonly RegExp[] = [
  String.raw`(?:${WHO}\s+(?:(?:who|that)\s+)?|who\s+)(?:(?:is|are|['’]s)\s+)?(?:needs?|wants?|seeks?|requires?|needing|wanting|seeking|looking\s+for|looks?\s+for|search(?:es|ing)?\s+for|in\s+need\s+of)\s+${WHAT}`,
  String.raw`(?:${WHO}\s*,?\s+(?:der|die|das|welche[rs]?)|wer)\s+(?:(?:braucht|brauchen|sucht|suchen|benötigt|benötigen)\s+)?(?<what>.+?)(?:\s+(?:braucht|brauchen|sucht|suchen|benötigt|benötigen))?`,
  String.raw`(?:${WHO}\s+)?qui\s+(?:a|ont)\s+besoin\s+d(?:e\s+|['’]|u\s+|es\s+)${WHAT}`,
  String.raw`(?:${WHO}\s+)?qui\s+(?:re)?cherche(?:nt)?\s+${WHAT}`,
  String.raw`(?:${WHO}\s+que|qui[eé]n(?:es)?)\s+(?:necesitan?|buscan?|quieren?|est[áa]n?\s+buscando)\s+${WHAT}`,
  String.raw`(?:${WHO}\s+que|quem)\s+(?:precisam?\s+(?:de\s+)?|necessitam?\s+(?:de\s+)?|procuram?\s+|buscam?\s+|quer(?:em)?\s+|est(?:á|ão)\s+à\s+procura\s+de\s+)${WHAT}`,
].map((form) => new RegExp(String.raw`^\s*${form}$`, 'iu'));

/** Verbs of German stand around what is needed, so that one of them has to be there. */
const GERMAN_VERB = /\b(?:braucht|brauchen|sucht|suchen|benötigt|benötigen)\b/iu;
const GERMAN = /^\s*(?:jemand\S*|leute|kunden|kundinnen|mitglieder|firmen|wer)\b/iu;
/** Who wants to do something needs nothing that others offer. */
const TO_DO = /^(?:to\s|\p{L}+(?:er|ir|ar|re)\s)/iu;

/** What is needed by those whom a search looks for: "a website" of "someone who needs a website"; null of any other. */
export function wantedIn(text: string): string | null {
  for (const form of FORMS) {
    const what = form.exec(text.trim())?.groups?.['what'];
    if (what === undefined || TO_DO.test(what)) continue;
    if (GERMAN.test(text) && !GERMAN_VERB.test(text)) continue;
    return what.replace(/[\s?!.]+$/u, '');
  }
  return null;
}

/** Reads a search for those who need something as a member who offers it; null where it is no such search. */
export function readWanted(text: string): MemberReading | null {
  const what = wantedIn(text);
  if (what === null) return null;
  const reading = readMember({ ...nobody, servicesOffered: what });
  return reading.offers.length > 0 ? reading : null;
}
