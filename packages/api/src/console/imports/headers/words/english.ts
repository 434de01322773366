import type { HeaderWords } from '../concepts.ts';

export const ENGLISH: HeaderWords = {
  email:
    'E-mail, Email, Email address, E-mail addresses, Email ID, Mail, Mail ID, Mail address, Electronic mail, E-mail contact',
  ownerEmail: 'Owner email, Owner email address, Owner’s email, Member email, Contact person email',
  firstName: 'First name, First names, Given name, Given names, Forename, Forenames, Preferred name',
  initials: 'Initials',
  particle: 'Name prefix particle, Surname prefix, Last name prefix, Family name prefix',
  lastName: 'Last name, Last names, Surname, Family name',
  name: 'Name',
  fullName:
    'Full name, First and last name, First name last name, Member, Member name, Name of member, Contact name, Display name, Person',
  familyFirst:
    'Last name first name, Surname first name, Family name given name, Last and first name, Sort name',
  person: 'Contact person, Contact, Primary contact, Main contact, Representative, Authorised person',
  salutation: 'Salutation, Prefix, Form of address, Courtesy title, Mr/Mrs',
  title: 'Title',
  jobTitle:
    'Job title, Position, Role, Designation, Function, Occupation, Profession, Organization title, Organisation title, Job role, Post',
  company:
    'Company, Company name, Organization, Organisation, Organization name, Organisation name, Business, Business name, Employer, Current employer, Firm, Firm name, Workplace, Name of business, Name of company, Name of organization',
  industry:
    'Industry, Sector, Trade, Line of business, Business sector, Industry sector, Type of business, Nature of business',
  category: 'Category, Business category, Categories',
  street:
    'Street, Street address, Address, Address line, Postal address, Mailing address, Business street, Address street',
  postcode: 'Postcode, Post code, Postal code, ZIP, ZIP code, PIN, PIN code, Eircode',
  town: 'Town, City, Location, Place, Town or city, City or town, Suburb, Locality, Address city',
  region: 'State, Province, Region, County, District, Territory, Prov',
  country: 'Country, Country or region, Nation',
  phone:
    'Phone, Telephone, Tel, Phone number, Phone no, Telephone number, Telephone no, Tel no, Contact number, Contact no, Landline, Office phone, Main phone, Phones, Ph',
  mobile:
    'Mobile, Mobile phone, Mobile number, Mobile no, Mobile phone number, Cell, Cell phone, Cellphone, Cellular, WhatsApp, WhatsApp number',
  tollFree: 'Toll free, Toll free number, Freephone',
  fax: 'Fax, Fax number, Telefax',
  website:
    'Website, Web site, Website URL, Web, Web page, Webpage, URL, Homepage, Home page, WWW, Web address, Internet, Site',
  domain: 'Company domain name, Domain, Domain name',
  number:
    'Member number, Member no, Member ID, Member code, Membership number, Membership no, Membership ID, Membership code, Membership card number',
  otherNumber: 'Customer number, Customer no, Customer ID',
  since:
    'Member since, Membership since, Membership start, Membership start date, Join date, Date joined, Joined, Joined on, Joining date, Date of joining, Membership date, Date of membership, Enrolled, Enrolment date, Since',
  until:
    'Ends, Ends on, End date, Expires, Expires on, Expiry, Expiry date, Expiration, Expiration date, Membership ends, Membership end, Membership end date, Membership expires, Membership expires on, Membership expiry, Membership expiry date, Valid until, Valid through, Valid to, Paid until, Paid through, Paid to, Renewal due, Renewal date, Drop date',
  notes:
    'Note, Notes, Comment, Comments, Remark, Remarks, Admin notes, Internal notes, Notes for administrators, Observations',
  skills: 'Skill, Skills, Expertise, Competences',
  offers:
    'Services, Services offered, Offer, Offers, Offering, I offer, Products, Products and services, What they offer',
  seeks: 'Looking for, Need, Needs, Seeks, Seeking, What they look for',
  about: 'Bio, About, About me, About us, Biography, Description, Profile, About them',
  summary: 'Short description, Summary, Tagline, Slogan',
  hours: 'Opening hours, Business hours, Office hours, Hours, Opening times, Opening',
  founded:
    'Year established, Established, Established in, Founded, Founded in, Year founded, Year of foundation',
  employees: 'Employees, Number of employees, No of employees, Employee count, Staff, Size, Headcount',
  tags: 'Tags, Keywords, Key words, Labels',
};
