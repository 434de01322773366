/** What columns of lists are about, whichever language and program named them. */
export const CONCEPTS = [
  'email',
  'ownerEmail',
  'firstName',
  'initials',
  /** What stands before a last name in a column of its own: "van der". */
  'particle',
  'lastName',
  /** A name of which it depends on the other columns whether it is whole. */
  'name',
  'fullName',
  /** A full name whose last name comes first. */
  'familyFirst',
  'person',
  'salutation',
  /** A position, or an academic title. */
  'title',
  'jobTitle',
  'company',
  'companyAndPerson',
  'industry',
  'category',
  'street',
  'postcode',
  'town',
  'region',
  'country',
  'phone',
  'mobile',
  'tollFree',
  'fax',
  'website',
  'domain',
  'number',
  'otherNumber',
  'since',
  'until',
  'notes',
  'skills',
  'offers',
  'seeks',
  'about',
  'summary',
  'hours',
  'founded',
  'employees',
  'tags',
] as const;
export type Concept = (typeof CONCEPTS)[number];

/** The usual names of columns in one language, as people write them, separated by commas. */
export type HeaderWords = Partial<Record<Concept, string>>;
