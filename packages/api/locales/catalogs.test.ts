import { readFile, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { LOCALES } from '@guildhall/locale/locales';
import { faultsOf } from '@guildhall/locale/testing';
import { describe, expect, it } from 'vitest';
import { sentencesIn } from '../testing/sentences-in.ts';
import { NOT_FOR_MEMBERS } from '../testing/not-for-members.ts';

const HOMES = [resolve(import.meta.dirname, '..'), resolve(import.meta.dirname, '../../matching')];

async function messagesBelow(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files.filter((file) => file.endsWith('.messages.ts')).toSorted();
}

/** Forms show the sentence at the field, and what is retold of a member is English. */
const LEFT_OUT = /^(?:validationMessages\..*|reasonMessages\.summary\.retold\(.*) says nothing of ⟪0⟫/;

const load = (file: string): Promise<Record<string, unknown>> => import(file);

const TRANSLATIONS = LOCALES.filter((locale) => locale !== 'en');

describe.each(TRANSLATIONS)('what the server says in %s', (locale) => {
  it('has a translation of every file, and no other', async () => {
    for (const home of HOMES)
      expect(await messagesBelow(join(home, 'locales', locale))).toEqual(
        await messagesBelow(join(home, 'src')),
      );
  });

  it('says every value that English says, for 0, 1, 2, 5, 11, 21 and 1.5 of them', async () => {
    const faults: string[] = [];
    for (const home of HOMES)
      for (const file of await messagesBelow(join(home, 'src'))) {
        const source = await readFile(join(home, 'src', file), 'utf8');
        const english = await load(join(home, 'src', file));
        const translation = await load(join(home, 'locales', locale, file));
        faults.push(...faultsOf(source, english, translation).filter((fault) => !LEFT_OUT.test(fault)));
      }
    expect(faults).toEqual([]);
  });

  it('knows every sentence that an error or a schema says, with its values', async () => {
    const { errorMessages } = await import(`./${locale}/ground/errors/error.messages.ts`);
    const known: Record<string, string> = errorMessages;
    const said = await sentencesIn(HOMES.slice(0, 1), NOT_FOR_MEMBERS);
    expect(said.filter((sentence) => !Object.hasOwn(known, sentence))).toEqual([]);
    const valuesOf = (text: string) => [...new Set(text.match(/\{\d\}/g))].toSorted();
    const broken = Object.entries(known).filter(
      ([english, translation]) => String(valuesOf(english)) !== String(valuesOf(translation)),
    );
    expect(broken).toEqual([]);
  });
});

it('translates the same errors, and the same words within them, into every language', async () => {
  const sentences = await Promise.all(
    TRANSLATIONS.map(async (locale) => {
      const { errorMessages } = await import(`./${locale}/ground/errors/error.messages.ts`);
      return Object.keys(errorMessages).toSorted();
    }),
  );
  for (const ofLanguage of sentences) expect(ofLanguage).toEqual(sentences[0]);
});
