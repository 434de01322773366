import type { HeaderWords } from '../concepts.ts';

export const GERMAN: HeaderWords = {
  email:
    'E-Mail, E-Mail-Adresse, E-Mail-Anschrift, E-Mail-Adressen, E-Mail-Kontakt, Mail, Mailadresse, E-Post',
  ownerEmail:
    'E-Mail Inhaber, Inhaber E-Mail, Inhaber E-Mail-Adresse, Mitglied E-Mail, Ansprechpartner E-Mail, E-Mail Ansprechpartner',
  firstName: 'Vorname, Vornamen, Rufname, Vor-Name',
  initials: 'Initialen',
  particle: 'Namenszusatz, Namensvorsatz, Adelsprädikat, Vorsatzwort, Namenszusätze',
  lastName: 'Nachname, Nachnamen, Familienname, Zuname, Familien-Name',
  name: 'Name',
  fullName:
    'Vor- und Nachname, Vorname Name, Vorname Nachname, Vorname und Name, Vorname und Nachname, Vollständiger Name, Voller Name, Mitglied, Mitglieder, Mitgliedsname, Mitgliedername, Person',
  familyFirst:
    'Name Vorname, Name und Vorname, Nachname Vorname, Nachname und Vorname, Familienname Vorname, Nach- und Vorname, Zuname Vorname',
  person:
    'Ansprechpartner, Ansprechpartnerin, Ansprechperson, Kontakt, Kontaktperson, Geschäftsführer, Inhaber, Inhaberin, Vertreter',
  salutation: 'Anrede, Briefanrede',
  title: 'Titel, akad. Titel, Akademischer Titel, Akad. Grad',
  jobTitle: 'Beruf, Berufsbezeichnung, Funktion, Tätigkeit, Stellung, Position, Rolle, Amt',
  company:
    'Firma, Firmenname, Unternehmen, Unternehmensname, Betrieb, Betriebsname, Arbeitgeber, Organisation, Name der Firma, Firmenbezeichnung, Institution',
  industry: 'Branche, Branchen, Gewerk, Gewerbe, Wirtschaftszweig, Geschäftsfeld, Sparte',
  category: 'Kategorie, Kategorien, Rubrik',
  street:
    'Straße, Strasse, Straße und Nr, Straße und Hausnummer, Straße Nr, Straße Hausnummer, Straße Haus-Nr, Anschrift, Adresse, Straße geschäftlich, Straße privat',
  postcode: 'PLZ, Postleitzahl',
  town: 'Ort, Wohnort, Stadt, Gemeinde, Ortschaft, Sitz, Firmensitz, Adresse Ort',
  region: 'Bundesland, Kanton, Region, Landkreis',
  country: 'Land, Land/Region, Staat',
  phone:
    'Telefon, Telefonnummer, Telefon-Nr, Tel, Tel.-Nr, Fon, Rufnummer, Festnetz, Festnetznummer, Telefon Festnetz, Telefonnr',
  mobile:
    'Mobil, Mobilnummer, Mobiltelefon, Mobilfunk, Handy, Handynummer, Handy-Nr, Telefon mobil, Tel. mobil, Mobil-Tel, Mobil-Nr',
  fax: 'Fax, Telefax, Faxnummer',
  website:
    'Webseite, Website, Web, Homepage, Internet, Internetseite, Internetadresse, Webadresse, Internetauftritt',
  number:
    'Mitgliedsnummer, Mitglieds-Nr, Mitgliedsnr, Mitgliedernr, Mitgl.-Nr, Mitgliednummer, Mitglied-Nr, Mitgliedernummer, Mitglieder-Nr, MNr, Mitgl Nr, Mitglnr, Mitgliedskennung, Mitgliedsausweis-Nr',
  otherNumber: 'Kundennummer, Kunden-Nr, Adressnummer, Adress-Nr',
  since:
    'Mitglied seit, Mitgliedschaft seit, Eintritt, Eintrittsdatum, Eingetreten am, Beitritt, Beitrittsdatum, Beigetreten am, Aufnahmedatum, Aufnahme, Mitgliedsbeginn, Beginn der Mitgliedschaft, Mitgliedschaft Beginn, Mitgl. seit',
  until:
    'Gültig bis, Bezahlt bis, Befristet bis, Mitglied bis, Mitgliedschaft bis, Ende, Mitgliedschaftsende, Ende der Mitgliedschaft, Austritt, Austrittsdatum, Ausgetreten am, Ablauf, Ablaufdatum, Kündigung zum, Läuft ab am',
  notes:
    'Notiz, Notizen, Bemerkung, Bemerkungen, Anmerkung, Anmerkungen, Kommentar, Kommentare, Hinweis, Hinweise',
  skills: 'Kenntnisse, Kompetenzen, Fähigkeiten, Fachgebiete',
  offers: 'Angebot, Angebote, Leistungen, Bietet, Biete, Produkte, Dienstleistungen',
  seeks: 'Sucht, Suche, Gesuch, Gesuche',
  about: 'Beschreibung, Über mich, Profil, Über uns',
  summary: 'Kurzbeschreibung, Motto, Kurzprofil',
  hours: 'Öffnungszeiten, Geschäftszeiten, Sprechzeiten, Bürozeiten',
  founded: 'Gegründet, Gegründet am, Gegründet in, Gründungsjahr, Gründung',
  employees:
    'Mitarbeiter, Mitarbeiterzahl, Anzahl Mitarbeiter, Beschäftigte, Anzahl Beschäftigte, Mitarbeitende',
  tags: 'Stichwort, Stichworte, Stichwörter, Schlagworte, Schlagwörter',
};
