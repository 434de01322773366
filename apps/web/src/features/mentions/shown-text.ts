import { mentionSources } from '@guildhall/markdown';

/** A mention in a text as a field shows it ("@Ana Silva"), and the Markdown that it is. */
export type ShownMention = { readonly start: number; readonly end: number; readonly markdown: string };

/** A text as a field shows it. */
export type ShownText = { readonly text: string; readonly mentions: readonly ShownMention[] };

/** Names of mentions as they are shown, and the Markdown of each. */
export type KnownMentions = ReadonlyMap<string, string>;

/** Markdown with each mention as readers see it. */
export function shownText(markdown: string): ShownText {
  const mentions: ShownMention[] = [];
  let text = '';
  let last = 0;
  for (const source of mentionSources(markdown)) {
    const start = text.length + source.at - last;
    text += markdown.slice(last, source.at) + source.shown;
    mentions.push({ start, end: start + source.shown.length, markdown: source.markdown });
    last = source.at + source.markdown.length;
  }
  return { text: text + markdown.slice(last), mentions };
}

/**
 * The Markdown of a text after an edit of what was shown before. A mention that the edit touched becomes plain text; a
 * name that is complete and `known` becomes a mention, as after undo.
 * @param caret where the edit ends in `text`
 */
export function markdownAfterEdit(
  before: ShownText,
  { text, caret }: { text: string; caret: number },
  known: KnownMentions,
): string {
  const behind = commonEnd(before.text, text, text.length - caret);
  const ahead = commonStart(before.text, text, Math.min(before.text.length, text.length) - behind);
  const moved = text.length - before.text.length;
  let markdown = '';
  let last = 0;
  for (const { start, end, markdown: source } of before.mentions) {
    const isBehind = start >= before.text.length - behind;
    if (end > ahead && !isBehind) continue;
    const at = isBehind ? start + moved : start;
    markdown += withKnown(text.slice(last, at), known) + source;
    last = at + end - start;
  }
  return markdown + withKnown(text.slice(last), known);
}

const LETTER_BEFORE = /[\p{L}\p{N}]$/u;
const LETTER_AFTER = /^[\p{L}\p{N}]/u;

/** Plain text with the names that are known as mentions, the longest first: "@Ana Silva" before "@Ana". */
function withKnown(text: string, known: KnownMentions): string {
  const names = [...known.keys()].toSorted((one, other) => other.length - one.length);
  let markdown = '';
  for (let at = 0; at < text.length;) {
    const rest = text.slice(at);
    const name = names.find((each) => rest.startsWith(each) && !LETTER_AFTER.test(rest.slice(each.length)));
    if (name === undefined || LETTER_BEFORE.test(text.slice(0, at))) {
      const next = text.indexOf('@', at + 1);
      const end = next < 0 ? text.length : next;
      markdown += text.slice(at, end);
      at = end;
    } else {
      markdown += known.get(name) ?? name;
      at += name.length;
    }
  }
  return markdown;
}

function commonStart(one: string, other: string, most: number): number {
  let length = 0;
  while (length < most && one[length] === other[length]) length += 1;
  return length;
}

function commonEnd(one: string, other: string, most: number): number {
  let length = 0;
  while (length < Math.min(most, one.length) && one.at(-1 - length) === other.at(-1 - length)) length += 1;
  return length;
}
