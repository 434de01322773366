import { describe, expect, test } from 'vitest';
import { splitPlace } from './split-place.ts';

describe('the place of a search', () => {
  test.each([
    ['photographer in Lisbon', 'photographer', 'Lisbon'],
    ['someone in Lisbon who takes photos', 'someone who takes photos', 'Lisbon'],
    ['photographer near new york for a wedding', 'photographer for a wedding', 'new york'],
    ['Fotograf Lissabon', 'Fotograf', 'Lissabon'],
    ['Steuerberater in Frankfurt am Main', 'Steuerberater', 'Frankfurt am Main'],
    ['plombier à Lyon', 'plombier', 'Lyon'],
    ['fontanero en Sevilla', 'fontanero', 'Sevilla'],
    ['contador em Porto Alegre', 'contador', 'Porto Alegre'],
  ])('of "%s" is taken out', (text, what, near) => {
    expect(splitPlace(text)).toEqual({ what, near });
  });

  test.each([
    'someone to do my books',
    'help in writing',
    'Lisbon',
    'web design',
    'comptable de confiance',
    'jemand, der in der Buchhaltung hilft',
  ])('there is none in "%s"', (text) => {
    expect(splitPlace(text)).toEqual({ what: text, near: null });
  });
});
