import { IMPORT_FIELDS, type ImportField, type ImportMapping } from './imports.schema.ts';

/** Usual headers of spreadsheets, folded: English, German, Spanish and French. */
const HEADERS: Record<ImportField, RegExp> = {
  email: /^(e ?mail( ?(address|adresse))?|mail|correo( electronico)?|courriel|adresse e ?mail)$/,
  firstName: /^(first ?name|given ?name|forename|vorname|nombre|prenom)$/,
  lastName: /^(last ?name|surname|family ?name|nachname|familienname|apellidos?|nom( de famille)?)$/,
  fullName: /^(full ?name|name|member|contact( person)?|ansprechpartner|nombre completo|nom complet)$/,
  company: /^(company|company name|organi[sz]ation|business|firma|unternehmen|empresa|entreprise|societe)$/,
  jobTitle: /^(job ?title|title|position|role|beruf|funktion|cargo|puesto|poste|fonction)$/,
  industry: /^(industry|sector|branche|sector|secteur|industria)$/,
  location: /^(location|city|town|place|ort|stadt|ciudad|ville|localidad)$/,
  phoneNumber: /^(phone|telephone|mobile|tel|phone ?number|telefon|telefono|telefonnummer|handy)$/,
  skills: /^(skills?|tags|kenntnisse|competences|habilidades)$/,
  servicesOffered: /^(services?( offered)?|offers?|offering|angebot|leistungen|servicios|offre)$/,
  lookingFor: /^(looking ?for|needs?|seeks|sucht|busca|recherche)$/,
  bio: /^(bio|about|biography|description|beschreibung|descripcion)$/,
  membershipNumber:
    /^(member(ship)? ?(number|no|nr|id)|mitglied(s|er)?(nummer|nr)|numero de (socio|membre|adherent))$/,
  membershipExpiresOn:
    /^((membership )?(ends?|expir(y|es|ation))( ?(on|date))?|(membership )?(valid|paid) (until|through)|mitglied bis|ablauf(datum)?|vencimiento|expiration|fin d adhesion)$/,
  adminNotes: /^((admin )?notes?|comments?|remarks?|notizen?|bemerkung(en)?|notas?|remarques?)$/,
};

const foldHeader = (header: string) =>
  header
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();

/** Which column each field probably is, by its header; no column is two. */
export function guessMapping(columns: readonly string[]): ImportMapping {
  const folded = columns.map(foldHeader);
  const taken = new Set<number>();
  const mapping: ImportMapping = {};
  for (const field of IMPORT_FIELDS) {
    const columnIndex = folded.findIndex((header, index) => !taken.has(index) && HEADERS[field].test(header));
    if (columnIndex < 0 || (field === 'fullName' && mapping.firstName !== undefined)) continue;
    taken.add(columnIndex);
    mapping[field] = columnIndex;
  }
  return mapping;
}
