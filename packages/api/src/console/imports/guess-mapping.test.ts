import { describe, expect, it } from 'vitest';
import { BUSINESS_HEADERS } from './businesses/business-headers.ts';
import { guessMapping } from './guess-mapping.ts';
import { BUSINESS_FIELDS, MEMBER_FIELDS } from './imports.schema.ts';
import { MEMBER_HEADERS } from './members/member-headers.ts';

/** The header of each field of a file whose columns all have values. */
function mappingOf(header: string, isBusinesses = false) {
  const columns = header.split(',').map((name) => name.replaceAll('¦', ','));
  const sample = [columns.map((name) => (/^tit/i.test(name) ? 'Dr.' : 'x'))];
  const { mapping } = isBusinesses
    ? guessMapping(columns, sample, BUSINESS_FIELDS, BUSINESS_HEADERS)
    : guessMapping(columns, sample, MEMBER_FIELDS, MEMBER_HEADERS);
  return Object.fromEntries(Object.entries(mapping).map(([field, column]) => [field, columns[column]]));
}

describe('the columns of other programs are found', () => {
  it('in Google Contacts', () => {
    expect(
      mappingOf(
        'Name,Given Name,Family Name,Organization 1 - Name,Organization 1 - Title,E-mail 1 - Type,E-mail 1 - Value,E-mail 2 - Value,Phone 1 - Type,Phone 1 - Value,Address 1 - City,Notes,Group Membership',
      ),
    ).toEqual({
      firstName: 'Given Name',
      lastName: 'Family Name',
      company: 'Organization 1 - Name',
      jobTitle: 'Organization 1 - Title',
      email: 'E-mail 1 - Value',
      phoneNumber: 'Phone 1 - Value',
      location: 'Address 1 - City',
      adminNotes: 'Notes',
    });
  });

  it.each([
    [
      'in German',
      'Anrede,Vorname,Weitere Vornamen,Nachname,Suffix,Firma,Abteilung,Position,Straße geschäftlich,Ort geschäftlich,Postleitzahl geschäftlich,Telefon geschäftlich,Mobiltelefon,E-Mail-Adresse,E-Mail-Typ,E-Mail: Angezeigter Name,Notizen,Webseite',
      [
        'Vorname',
        'Nachname',
        'Firma',
        'Position',
        'Ort geschäftlich',
        'Telefon geschäftlich',
        'E-Mail-Adresse',
        'Notizen',
        'Webseite',
      ],
    ],
    [
      'in English',
      'Title,First Name,Middle Name,Last Name,Company,Department,Job Title,Business Street,Business City,Business Phone,Mobile Phone,E-mail Address,E-mail Type,E-mail Display Name,Notes,Web Page',
      [
        'First Name',
        'Last Name',
        'Company',
        'Job Title',
        'Business City',
        'Business Phone',
        'E-mail Address',
        'Notes',
        'Web Page',
      ],
    ],
    [
      'in French',
      'Titre,Prénom,Deuxième prénom,Nom,Société,Service,Fonction,Rue (bureau),Ville (bureau),Téléphone (bureau),Tél. mobile,Adresse de messagerie,Type de messagerie,Notes,Page Web',
      [
        'Prénom',
        'Nom',
        'Société',
        'Fonction',
        'Ville (bureau)',
        'Téléphone (bureau)',
        'Adresse de messagerie',
        'Notes',
        'Page Web',
      ],
    ],
    [
      'in Spanish',
      'Título,Nombre,Segundo nombre,Apellidos,Organización,Departamento,Puesto,Calle del trabajo,Ciudad del trabajo,Teléfono del trabajo,Teléfono móvil,Dirección de correo electrónico,Tipo de correo electrónico,Notas,Página Web',
      [
        'Nombre',
        'Apellidos',
        'Organización',
        'Puesto',
        'Ciudad del trabajo',
        'Teléfono del trabajo',
        'Dirección de correo electrónico',
        'Notas',
        'Página Web',
      ],
    ],
  ])(
    'in Outlook %s',
    (
      _,
      header,
      [firstName, lastName, company, jobTitle, location, phoneNumber, email, adminNotes, websiteUrl],
    ) => {
      expect(mappingOf(header)).toEqual({
        firstName,
        lastName,
        company,
        jobTitle,
        location,
        phoneNumber,
        email,
        adminNotes,
        websiteUrl,
      });
    },
  );

  it('in a list of a German association', () => {
    expect(
      mappingOf(
        'Mitgl.-Nr.,Name¦ Vorname,Titel,Straße,PLZ,Ort,Telefon mobil,E-Mail,Web,Gültig bis,Mitglied seit,Bemerkung',
      ),
    ).toEqual({
      membershipNumber: 'Mitgl.-Nr.',
      fullName: 'Name, Vorname',
      location: 'Ort',
      phoneNumber: 'Telefon mobil',
      email: 'E-Mail',
      websiteUrl: 'Web',
      membershipExpiresOn: 'Gültig bis',
      membershipStartsOn: 'Mitglied seit',
      adminNotes: 'Bemerkung',
    });
  });

  it.each([
    ['Name,Vorname,E-Mail', { lastName: 'Name', firstName: 'Vorname', email: 'E-Mail' }],
    ['Nom et prénom,Courriel', { fullName: 'Nom et prénom', email: 'Courriel' }],
    [
      'Apellidos y nombre,Correo electrónico',
      { fullName: 'Apellidos y nombre', email: 'Correo electrónico' },
    ],
    ['Full Name,Type,Phone Type,Email', { fullName: 'Full Name', email: 'Email' }],
  ])('in %s', (header, mapping) => {
    expect(mappingOf(header)).toEqual(mapping);
  });

  it('in a list of German businesses', () => {
    expect(
      mappingOf(
        'Firma,Branche,Straße und Hausnummer,PLZ,Ort,Land,Telefon,Homepage,Gegründet,Anzahl Mitarbeiter',
        true,
      ),
    ).toEqual({
      name: 'Firma',
      industry: 'Branche',
      address: 'Straße und Hausnummer',
      zipCode: 'PLZ',
      city: 'Ort',
      country: 'Land',
      phone: 'Telefon',
      website: 'Homepage',
      yearEstablished: 'Gegründet',
      employeeCount: 'Anzahl Mitarbeiter',
    });
  });
});

it('a column with values goes before an empty one', () => {
  const columns = ['Business Phone', 'Home Phone', 'Name', 'Mail'];
  const sample = [['', '0171', 'Ann', 'a@b.test']];
  expect(guessMapping(columns, sample, MEMBER_FIELDS, MEMBER_HEADERS).mapping).toMatchObject({
    phoneNumber: 1,
  });
});

it('a column of addresses is found without a usual header', () => {
  expect(guessMapping(['Wer', 'Wo'], [['Ann', 'a@b.test']], MEMBER_FIELDS, MEMBER_HEADERS).mapping).toEqual({
    email: 1,
  });
});
