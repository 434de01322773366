/** What a key sends while an input method composes, in browsers that report the end of the composition before it. */
const COMPOSING_KEY_CODE = 229;

type Key = Pick<KeyboardEvent, 'key' | 'isComposing' | 'keyCode'>;

/**
 * Whether the key belongs to an input method, as the Enter that ends a Japanese word does. Safari reports that one after
 * the composition, with a code that only input methods use.
 */
export const isComposing = ({ isComposing: composes, keyCode }: Key): boolean =>
  composes || keyCode === COMPOSING_KEY_CODE;

/** Whether this is Enter, and not of an input method. */
export const isEnter = (event: Key): boolean => event.key === 'Enter' && !isComposing(event);

/** Whether this sends a text in which Enter alone begins a line: Ctrl+Enter or ⌘Enter. */
export const isSendKey = (event: Key & Pick<KeyboardEvent, 'ctrlKey' | 'metaKey'>): boolean =>
  isEnter(event) && (event.ctrlKey || event.metaKey);

/** Whether this sends a message where Enter sends: Shift+Enter begins a line. */
export const isEnterToSend = (event: Key & Pick<KeyboardEvent, 'shiftKey' | 'altKey'>): boolean =>
  isEnter(event) && !event.shiftKey && !event.altKey;

/**
 * The letter of a shortcut with Ctrl or ⌘ alone, in lower case: the one that arrives, or on keyboards of other scripts
 * the one at the same place. Undefined for any other key.
 */
export function shortcutLetter(event: KeyboardEvent): string | undefined {
  if (event.ctrlKey === event.metaKey || event.altKey || event.shiftKey || isComposing(event))
    return undefined;
  const letter = event.key.toLowerCase();
  if (/^[a-z]$/.test(letter)) return letter;
  const isOtherScript = /^\P{Script=Latin}$/u.test(event.key) && /\p{L}/u.test(event.key);
  return isOtherScript ? /^Key([A-Z])$/.exec(event.code)?.[1]?.toLowerCase() : undefined;
}

/**
 * The character of a key pressed without Ctrl, ⌘ or Alt, whichever other keys the keyboard needs for it; a letter in
 * lower case, whether or not Caps Lock is on. Undefined while an input method composes.
 */
export function plainKey(event: KeyboardEvent): string | undefined {
  const isPlain = (!event.ctrlKey && !event.metaKey && !event.altKey) || event.getModifierState('AltGraph');
  if (!isPlain || isComposing(event)) return undefined;
  return event.key.length === 1 && !event.shiftKey ? event.key.toLowerCase() : event.key;
}
