import { describe, expect, it } from 'vitest';
import type { Concept } from './concepts.ts';
import { readHeader } from './read-header.ts';

describe('a column is known by its name', () => {
  it.each<[string, Concept]>([
    ['E-Mail-Adresse(n)', 'email'],
    ['Email Address *', 'email'],
    ['Adresse e-mail', 'email'],
    ['Indirizzo e-mail', 'email'],
    ['Nº de teléfono', 'phone'],
    ['Tel./Fax', 'phone'],
    ['Tél. (bureau)', 'phone'],
    ['Handy-Nr.', 'mobile'],
    ['GSM', 'mobile'],
    ['PLZ / Ort', 'town'],
    ['Postnr. og by', 'town'],
    ['Cidade/UF', 'town'],
    ['İlçe/İl', 'town'],
    ['Gemeente / Commune', 'town'],
    ['Firma / Entreprise', 'company'],
    ['Firma / Ansprechpartner', 'companyAndPerson'],
    ['Name, Vorname', 'familyFirst'],
    ['Cognome e Nome', 'familyFirst'],
    ['Họ và tên', 'familyFirst'],
    ['NOM DE L’ADHÉRENT', 'lastName'],
    ['Mitglied\nseit', 'since'],
    ['Date d’adhésion', 'since'],
    ['Que função tem?', 'jobTitle'],
    ['In which town do you live?', 'town'],
    ['ΕΠΩΝΥΜΟ', 'lastName'],
    ['דוא"ל', 'email'],
    ['رقم الجوال', 'mobile'],
    ['会社名', 'company'],
  ])('%s', (header, concept) => {
    expect(readHeader(header).concepts).toContain(concept);
  });

  it.each(['E-mail Type', 'Contact owner', 'Telefon Assistent', 'Record ID', 'Beitrag', 'Lead Status', ''])(
    '%s is none',
    (header) => {
      expect(readHeader(header).concepts).toEqual([]);
    },
  );

  it('the own address goes before a second one, and that before the address of who paid', () => {
    const doubts = ['E-mail', 'E-mail privé', 'E-mail 2', 'E-mail payeur'].map(
      (header) => readHeader(header).doubt,
    );
    expect(doubts).toEqual(doubts.toSorted((one, other) => one - other));
    expect(new Set(doubts.slice(0, 3)).size).toBe(3);
  });
});
