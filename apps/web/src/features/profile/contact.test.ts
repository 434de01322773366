import { describe, expect, test } from 'vitest';
import { profileOf } from '../../../testing/members.ts';
import { contactCard, contactFileName } from './download-contact.ts';
import { bioOf, websiteOf } from './profile-facts.ts';

describe('the vCard file', () => {
  test('holds name, company, title, phone, email and website as a vCard 3.0 with CRLF', async () => {
    const card = await contactCard(
      profileOf({
        company: 'Pão; Sal, & Co',
        jobTitle: 'Owner',
        phoneNumber: '+351 21 000',
        email: 'ana@example.test',
        websiteUrl: 'https://ana.test',
        website: 'https://old.test',
      }),
    );
    const lines = card.split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'BEGIN:VCARD',
        'VERSION:3.0',
        'N:Duarte;Ana;;;',
        'FN:Ana Duarte',
        String.raw`ORG:Pão\; Sal\, & Co`,
        'TITLE:Owner',
        'EMAIL:ana@example.test',
        'END:VCARD',
      ]),
    );
    expect(card).toContain('+351 21 000');
    expect(card).toContain('https://ana.test');
    expect(card).not.toContain('https://old.test');
  });

  test('holds one name as the given name, without a blank beside it', async () => {
    const card = await contactCard(profileOf({ firstName: 'Sukarno', lastName: '' }));
    expect(card.split('\r\n')).toEqual(expect.arrayContaining(['N:;Sukarno;;;', 'FN:Sukarno']));
  });

  test('leaves out what the member does not show', async () => {
    const card = await contactCard(profileOf());
    expect(card).not.toMatch(/EMAIL|TEL|URL|ORG|TITLE/);
  });

  test('a line break in a value cannot add a property', async () => {
    const card = await contactCard(
      profileOf({ phoneNumber: '1\r\nEMAIL:forged@evil.test', firstName: 'A\nNOTE:x' }),
    );
    expect(card.split('\r\n').filter((line) => /^(EMAIL|NOTE)/.test(line))).toEqual([]);
  });

  test.each([
    ['Ana', 'Duarte', 'Ana_Duarte.vcf'],
    ['Zoë', 'Gonçalves Lima', 'Zoe_Goncalves-Lima.vcf'],
    ['李', '小龙', 'member_contact.vcf'],
    ['../..', 'a/b\\c', 'member_a-b-c.vcf'],
    ['Sukarno', '', 'Sukarno.vcf'],
  ])('the file of %s %s is called %s', (firstName, lastName, name) => {
    expect(contactFileName({ firstName, lastName })).toBe(name);
  });
});

describe('the facts of a profile', () => {
  test('the summary stands in for a blank bio', () => {
    expect(bioOf({ bio: '  ', professionalSummary: 'Twenty years of bread' })).toBe('Twenty years of bread');
    expect(bioOf({ bio: null, professionalSummary: '' })).toBeNull();
  });

  test('websiteUrl takes precedence over website', () => {
    expect(websiteOf({ websiteUrl: '', website: 'https://b.test' })).toBe('https://b.test');
    expect(websiteOf({ websiteUrl: 'https://a.test', website: 'https://b.test' })).toBe('https://a.test');
  });
});
