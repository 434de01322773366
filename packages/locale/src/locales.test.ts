import { expect, test } from 'vitest';
import { chooseLocale, formatsLocale, localeOf } from './locales.ts';

const OFFERED = ['de', 'en', 'ar'] as const;

test.each([
  ['de', 'de'],
  ['DE-at', 'de'],
  ['de_CH', 'de'],
  ['pt-BR', 'pt'],
  ['tlh', undefined],
  ['', undefined],
  ['__proto__', undefined],
  ['../../etc/passwd', undefined],
  ['de<script>', undefined],
  ['deutsch', undefined],
])('the tag %j is read as %s', (tag, locale) => {
  expect(localeOf(tag)).toBe(locale);
});

test('a choice stands above the browser, and the browser above the community', () => {
  expect(chooseLocale(OFFERED, { chosen: 'ar', acceptLanguage: 'en' })).toBe('ar');
  expect(chooseLocale(OFFERED, { acceptLanguage: 'en' })).toBe('en');
  expect(chooseLocale(OFFERED, {})).toBe('de');
});

test('a language that is not offered, or no longer, gives way to the next wish', () => {
  expect(chooseLocale(OFFERED, { chosen: 'fr', acceptLanguage: 'fr-FR, en;q=0.8' })).toBe('en');
  expect(chooseLocale(['en'], { chosen: 'de', acceptLanguage: 'de' })).toBe('en');
});

test.each([
  ['en;q=0.3, ar;q=0.9, de;q=0.5', 'ar'],
  ['fr, *;q=0.1', 'de'],
  ['en;q=0, ar;q=0.1', 'ar'],
  [';;;,,q=', 'de'],
  [`${'x'.repeat(100_000)},en`, 'de'],
])('of the header %.40s the browser gets %s', (acceptLanguage, locale) => {
  expect(chooseLocale(OFFERED, { acceptLanguage })).toBe(locale);
});

test('dates are written in the variety of the reader’s language that the community chose', () => {
  const swiss = { dateLocale: 'de-CH', locales: OFFERED };
  expect(formatsLocale('de', swiss)).toBe('de-CH');
  expect(formatsLocale('en', swiss)).toBe('en-US');
  expect(formatsLocale('en', { dateLocale: 'de-CH', locales: ['en'] })).toBe('de-CH');
});
