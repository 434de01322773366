import { expect, test } from 'vitest';
import { isEnter, isSendKey, plainKey, shortcutLetter } from './keys.ts';

const press = (init: KeyboardEventInit & { keyCode?: number }) => new KeyboardEvent('keydown', init);

test('an Enter of an input method is no Enter', () => {
  expect(isEnter(press({ key: 'Enter', keyCode: 13 }))).toBe(true);
  expect(isEnter(press({ key: 'Enter', keyCode: 229 }))).toBe(false);
  expect(isEnter(press({ key: 'Enter', isComposing: true }))).toBe(false);
  expect(isSendKey(press({ key: 'Enter', ctrlKey: true, keyCode: 229 }))).toBe(false);
  expect(isSendKey(press({ key: 'Enter', metaKey: true }))).toBe(true);
  expect(isSendKey(press({ key: 'Enter' }))).toBe(false);
});

test.each<[string, KeyboardEventInit, string | undefined]>([
  ['Ctrl+K', { key: 'k', code: 'KeyK', ctrlKey: true }, 'k'],
  ['⌘K with Caps Lock', { key: 'K', code: 'KeyK', metaKey: true }, 'k'],
  ['Ctrl+K on a Russian keyboard', { key: 'л', code: 'KeyK', ctrlKey: true }, 'k'],
  ['Ctrl+K on a Greek keyboard', { key: 'κ', code: 'KeyK', ctrlKey: true }, 'k'],
  ['Ctrl+B on an Arabic keyboard', { key: 'لا', code: 'KeyB', ctrlKey: true }, undefined],
  ['Ctrl+N on a Dvorak keyboard, at the place of L', { key: 'n', code: 'KeyL', ctrlKey: true }, 'n'],
  ['Ctrl+Shift+K', { key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true }, undefined],
  ['K alone', { key: 'k', code: 'KeyK' }, undefined],
  ['Ctrl+Enter', { key: 'Enter', code: 'Enter', ctrlKey: true }, undefined],
])('%s is the letter %s', (_name, init, letter) => expect(shortcutLetter(press(init))).toBe(letter));

test.each<[string, KeyboardEventInit, string | undefined]>([
  ['a slash with Shift', { key: '/', code: 'Digit7', shiftKey: true }, '/'],
  ['a slash with AltGr', { key: '/', ctrlKey: true, altKey: true, modifierAltGraph: true }, '/'],
  ['G with Caps Lock', { key: 'G', modifierCapsLock: true }, 'g'],
  ['Shift+G', { key: 'G', shiftKey: true }, 'G'],
  ['Ctrl+G', { key: 'g', ctrlKey: true }, undefined],
  ['G of an input method', { key: 'g', isComposing: true }, undefined],
  ['Enter', { key: 'Enter' }, 'Enter'],
])('%s arrives as %s', (_name, init, key) => expect(plainKey(press(init))).toBe(key));
