import { describe, expect, test } from 'vitest';
import { fileOf } from '../../../../testing/profile-files.ts';
import { contactCard } from '../download-contact.ts';
import { profileOf } from '../../../../testing/members.ts';
import { readProfileFile } from './read-profile-file.ts';

const read = (content: string | Uint8Array) => readProfileFile(fileOf(content, 'me.vcf'));
const card = (version: string, ...lines: string[]) =>
  ['BEGIN:VCARD', `VERSION:${version}`, ...lines, 'END:VCARD', ''].join('\r\n');

describe('a contact card', () => {
  test('of version 3.0 is read with folded lines, escapes, groups and the preferred number', async () => {
    const found = await read(
      card(
        '3.0',
        String.raw`N:O'Brien <b>;Ana\, Maria;;;`,
        String.raw`ORG:Pão\; Sal\, & Co;Bakery`,
        'TITLE:Head bak',
        ' er 🥖',
        'TEL;TYPE=HOME:+351 1',
        'TEL;TYPE=CELL,pref:+351 2',
        'ADR;TYPE=WORK:;;Rua 1;Lisbon;;1000;Portugal',
        String.raw`item1.URL;type=pref:https\://ana.test`,
        'URL:pao.test',
        'X-SOCIALPROFILE;type=linkedin:https://www.linkedin.com/in/ana',
        String.raw`NOTE:I bake.\nAnd I dance\, too.`,
        'PHOTO;ENCODING=b;TYPE=JPEG:AAAA',
      ),
    );
    expect(found).toMatchObject({
      firstName: 'Ana, Maria',
      lastName: "O'Brien <b>",
      company: 'Pão; Sal, & Co',
      jobTitle: 'Head baker 🥖',
      phoneNumber: '+351 2',
      location: 'Lisbon, Portugal',
      websiteUrl: 'https://ana.test',
      website: 'https://pao.test',
      linkedinUrl: 'https://www.linkedin.com/in/ana',
      bio: 'I bake.\nAnd I dance, too.',
    });
  });

  test('of version 4.0 is read with numbers as addresses, skills and names from right to left', async () => {
    const found = await read(
      card(
        '4.0',
        'N:حداد;سارة;;;',
        'TEL;VALUE=uri;PREF=2:tel:+1-555',
        'TEL;VALUE=uri;PREF=1;TYPE="voice,home":tel:+351-21',
        String.raw`EXPERTISE;LEVEL=expert:Bread\, sweet`,
        'EXPERTISE:Cakes',
        'HOBBY:Fado',
      ),
    );
    expect(found).toMatchObject({
      firstName: 'سارة',
      lastName: 'حداد',
      phoneNumber: '+351-21',
      skills: 'Bread, sweet, Cakes',
      interests: 'Fado',
    });
  });

  test('of version 2.1 is read with quoted-printable in its own encoding, over many lines', async () => {
    const found = await read(
      card(
        '2.1',
        'N;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:M=FCller;Zo=EB',
        'ORG;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:P=C3=A3o, Sal=',
        ' =26 Co',
        'TEL;WORK;VOICE:1',
        'TEL;CELL;PREF:2',
        'NOTE;QUOTED-PRINTABLE:One=0D=0ATwo, three',
        'PHOTO;JPEG;ENCODING=BASE64:',
        '/9j/4AAQ',
        '',
      ),
    );
    expect(found).toMatchObject({
      firstName: 'Zoë',
      lastName: 'Müller',
      company: 'Pão, Sal & Co',
      phoneNumber: '2',
      bio: 'One\nTwo, three',
    });
  });

  test('that stands first in an address book is the one that is read', async () => {
    expect(await read(card('3.0', 'N:One;Ana;;;') + card('3.0', 'N:Two;Bo;;;', 'TITLE:Baker'))).toMatchObject(
      {
        firstName: 'Ana',
        lastName: 'One',
        jobTitle: '',
      },
    );
  });

  test('that Guildhall wrote is read again', async () => {
    const contact = profileOf({
      company: 'Pão; Sal, & Co',
      jobTitle: 'Owner',
      websiteUrl: 'https://ana.test',
    });
    expect(await read(await contactCard(contact))).toMatchObject({
      firstName: contact.firstName,
      company: 'Pão; Sal, & Co',
      jobTitle: 'Owner',
      websiteUrl: 'https://ana.test',
    });
  });

  test.each([
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${card('3.0', 'N:Müller;Zoë;;;')}`)],
    ['UTF-16', Buffer.from(`\uFEFF${card('3.0', 'N:Müller;Zoë;;;')}`, 'utf16le')],
    ['Windows-1252', Buffer.from(card('3.0', 'N:Müller;Zoë;;;'), 'latin1')],
  ])('in %s is read', async (_encoding, bytes) => {
    expect(await read(bytes)).toMatchObject({ firstName: 'Zoë', lastName: 'Müller' });
  });

  test.each([
    ['nothing', '', 'This file is empty.'],
    ['a text', 'Name,Email\r\nAna,ana@a.test', /^This is neither a contact card/],
    ['NUL characters', card('3.0', 'N:A\u0000;B;;;'), /isn't text/],
    ['no end', 'BEGIN:VCARD\r\nVERSION:3.0\r\nN:One;An', /is incomplete/],
    ['a broken line', card('3.0', 'N:One;Ana;;;', 'what is this'), /is damaged/],
    ['more than 1 MB', card('3.0', `PHOTO:${'A'.repeat(1_000_001)}`), /larger than 1 MB/],
  ])('with %s is refused with a sentence', async (_what, content, sentence) => {
    await expect(read(content)).rejects.toThrow(sentence);
  });
});
