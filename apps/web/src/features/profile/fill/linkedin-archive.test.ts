import { describe, expect, test } from 'vitest';
import { LINKEDIN_FILES, fileOf, zipOf } from '../../../../testing/profile-files.ts';
import { readProfileFile } from './read-profile-file.ts';

const readBytes = (bytes: Uint8Array) => readProfileFile(fileOf(bytes, 'Basic_LinkedInDataExport.zip'));
const read = async (files: Record<string, string | Buffer>) => readBytes(await zipOf(files));
const NO_PROFILE = "This archive doesn't have your LinkedIn profile in it: the file Profile.csv is missing.";
const CENTRAL_ENTRY = Buffer.from('PK\u0001\u0002', 'latin1');

describe('the archive of LinkedIn', () => {
  test('fills the fields of a profile, with the position that has not ended', async () => {
    expect(await read(LINKEDIN_FILES)).toEqual({
      firstName: 'Ana',
      lastName: 'Duarte',
      jobTitle: 'Head baker',
      languages: '',
      company: 'Pão, Sal & Co',
      industry: 'Food & Beverages',
      location: 'Lisbon, Portugal',
      phoneNumber: '+351 21 000',
      bio: 'Baker, and proud 🥖',
      professionalSummary: 'I bake.\nSince 1998.\n\nEducation: Diploma in Baking, Escola de Hotelaria',
      skills: 'Sourdough, Catering',
      linkedinUrl: '',
      websiteUrl: 'https://ana.test',
      website: 'https://www.pao.test',
    });
  });

  test('is read from a folder, without what macOS added, and when only the profile was asked for', async () => {
    const found = await read({
      '__MACOSX/Profile.csv': 'junk',
      'Basic/Profile.csv': LINKEDIN_FILES['Profile.csv'],
    });
    expect(found).toMatchObject({
      firstName: 'Ana',
      jobTitle: 'Baker, and proud 🥖',
      company: '',
      skills: '',
    });
  });

  test('has formulas that stay the text they are', async () => {
    const found = await read({ ...LINKEDIN_FILES, 'Skills.csv': 'Name\n=1+1\n@SUM(A1)\n' });
    expect(found.skills).toBe('=1+1, @SUM(A1)');
  });

  test('has the languages the member speaks', async () => {
    const languages = 'Name,Proficiency\nPortuguese,Native or bilingual proficiency\nEnglish,\n';
    const found = await read({ ...LINKEDIN_FILES, 'Languages.csv': languages });
    expect(found.languages).toBe('Portuguese, English');
  });

  test('never inflates a file that is not of the profile', async () => {
    const bomb = Buffer.alloc(50_000_000);
    expect(await read({ ...LINKEDIN_FILES, 'messages.csv': bomb })).toMatchObject({ firstName: 'Ana' });
  });

  test('is refused when a file of the profile would inflate beyond its bound', async () => {
    const bomb = `Name\n${'a'.repeat(20_000_000)}`;
    await expect(read({ ...LINKEDIN_FILES, 'Skills.csv': bomb })).rejects.toThrow(
      "Skills.csv in this archive is far too large for a profile, so it wasn't read.",
    );
  });

  test('is refused when a file is larger than it declares', async () => {
    const zip = await zipOf({ 'Profile.csv': 'a'.repeat(20_000_000) });
    zip.writeUInt32LE(1_000, zip.indexOf(CENTRAL_ENTRY) + 24);
    await expect(readBytes(zip)).rejects.toThrow(/damaged|far too large/);
  });

  test.each([
    ['of something else', { 'photo.txt': 'x' }, NO_PROFILE],
    ['without the profile', { 'Connections.csv': 'First Name', 'Skills.csv': 'Name\nBaking' }, NO_PROFILE],
    ['within an archive', { 'Basic.zip': 'PK' }, /contains another archive/],
    [
      'of thousands of files',
      Object.fromEntries(Array.from({ length: 5_001 }, (_, n) => [`${n}`, ''])),
      /too many/,
    ],
    [
      'with a cut table',
      { 'Profile.csv': 'First Name,Last Name\n"Ana' },
      /^Profile.csv in this archive is damaged/,
    ],
    ['with NUL characters', { 'Profile.csv': 'First Name\nA\u0000' }, /isn't text/],
  ])('%s is refused with a sentence', async (_what, files, sentence) => {
    await expect(read(files)).rejects.toThrow(sentence);
  });

  test('that is cut, changed or too large is refused with a sentence', async () => {
    const zip = await zipOf(LINKEDIN_FILES);
    await expect(readBytes(zip.subarray(0, zip.length - 200))).rejects.toThrow(/damaged/);
    const changed = Buffer.from(zip);
    changed.writeUInt8(changed.readUInt8(60) ^ 0xff, 60);
    await expect(readBytes(changed)).rejects.toThrow(/damaged/);
    const encrypted = Buffer.from(zip);
    encrypted.writeUInt16LE(
      encrypted.readUInt16LE(encrypted.indexOf(CENTRAL_ENTRY) + 8) | 1,
      encrypted.indexOf(CENTRAL_ENTRY) + 8,
    );
    await expect(readBytes(encrypted)).rejects.toThrow(/has a password/);
    await expect(readBytes(Buffer.alloc(10_000_001))).rejects.toThrow(/larger than 10 MB/);
  });
});
