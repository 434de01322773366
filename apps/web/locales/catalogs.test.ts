import { LOCALES } from '@guildhall/locale/locales';
import { faultsOf } from '@guildhall/locale/testing';
import { describe, expect, it } from 'vitest';

type Module = Record<string, unknown>;

const english = import.meta.glob<Module>('../src/**/*.messages.ts', { eager: true });
const sources = import.meta.glob<string>('../src/**/*.messages.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const translations = import.meta.glob<Module>('./*/**/*.messages.ts', { eager: true });

describe.each(LOCALES.filter((locale) => locale !== 'en'))('the catalog of %s', (locale) => {
  const files = Object.keys(english).map((file) => ({
    file,
    translation: translations[file.replace('../src/', `./${locale}/`)],
  }));

  it('has a translation of every file', () => {
    expect(files.filter(({ translation }) => !translation).map(({ file }) => file)).toEqual([]);
  });

  it('has no file without English messages', () => {
    const own = Object.keys(translations).filter((file) => file.startsWith(`./${locale}/`));
    expect(own.filter((file) => !english[file.replace(`./${locale}/`, '../src/')])).toEqual([]);
  });

  it('says every value that English says, for 0, 1, 2, 5, 11, 21 and 1.5 of them', () => {
    const faults = files.flatMap(({ file, translation = {} }) =>
      faultsOf(sources[file] ?? '', english[file] ?? {}, translation).map((fault) => `${file}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });
});
