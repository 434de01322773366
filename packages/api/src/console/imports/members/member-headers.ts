import type { MemberField } from '../imports.schema.ts';
import { SHARED_HEADERS } from '../shared-headers.ts';

const numberOf = '(?: ?(?:number|no|nr|num|nummer|id|code))';

/** Usual headers of spreadsheets, folded: English, German, Spanish and French. */
export const MEMBER_HEADERS: Record<MemberField, readonly RegExp[]> = {
  email: SHARED_HEADERS.email,
  firstName: [/^(first ?names?|given ?names?|forenames?|vornamen?|rufname|nombre(?: de pila)?|prenoms?)$/],
  lastName: [
    /^(last ?names?|surnames?|family ?names?|nachnamen?|familiennamen?|zuname|(primer )?apellidos?|nom( de famille)?)$/,
  ],
  fullName: [
    /^(full ?name|(vor und nach|nach und vor)name|((nach|familien)?name|vorname) (und )?(vorname|nachname|name)|(last|family) ?name (and )?(first|given) ?name|first (and )?last ?name|nom (et )?prenoms?|prenoms? (et )?nom|nom complet|apellidos (y )?nombre|nombre (y )?apellidos|nombre completo)$/,
    /^(name|member|member name|mitglied(er)?|person|socio|adherent|membre|contact( person| name)?|ansprechpartner(in)?|kontakt(person)?|contacto)$/,
  ],
  company: [
    /^(company|company name|organi[sz]ation( name)?|organi[sz]ation \d|business( name)?|employer|firma|firmenname|unternehmen|betrieb|arbeitgeber|organisation|empresa|organizacion|entreprise|societe|raison sociale|organisme)$/,
  ],
  jobTitle: [
    /^(job ?title|organi[sz]ation( \d)? title|position|role|beruf|berufsbezeichnung|funktion|tatigkeit|stellung|cargo|puesto|profesion|profession|poste|fonction|metier)$/,
    /^(title|titel|titre)$/,
  ],
  industry: [/^(industry|sector|branchen?|gewerk|wirtschaftszweig|secteur( d activite)?|industria|ramo)$/],
  location: SHARED_HEADERS.town,
  phoneNumber: SHARED_HEADERS.phone,
  websiteUrl: SHARED_HEADERS.website,
  skills: [/^(skills?|tags|kenntnisse|kompetenzen|fahigkeiten|competences|habilidades|aptitudes)$/],
  servicesOffered: [
    /^(services( offered)?|offers?|offering|i offer|angebote?|leistungen|bietet|biete|servicios|ofrece|offre|prestations)( .*)?$/,
  ],
  lookingFor: [/^(looking ?for|needs?|seeks|sucht|gesuche?|suche|busca|recherche)$/],
  bio: [
    /^(bio|about( me)?|biography|description|beschreibung|uber mich|descripcion|presentation|biographie)$/,
  ],
  membershipNumber: [
    new RegExp(
      `^(member(ship)?${numberOf}|mitgl(ied(s|er)?)?${numberOf}|(no|num|numero)( de)? (socio|membre|adherent))$`,
    ),
    /^(kunden ?(nummer|nr)|customer (number|no|id)|adress ?(nummer|nr))$/,
  ],
  membershipExpiresOn: [
    /^((membership )?(ends?|end date|expir(y|es|ation))( ?(on|date))?|(membership )?(valid|paid) (until|through|to)|mitglied(schaft)? bis|(bezahlt|gultig|befristet) bis|(mitgliedschafts ?)?ende|austritt(sdatum)?|ablauf(datum)?|vencimiento|(fecha de )?(baja|caducidad|fin)|valid[oe] hasta|valide jusqu au|valable jusqu au|(date d )?(expiration|echeance)|date de fin|fin d adhesion|fin de l adhesion)$/,
  ],
  adminNotes: [
    /^((admin |internal )?notes?|comments?|remarks?|notiz(en)?|bemerkung(en)?|anmerkung(en)?|kommentare?|notas?|observaciones|comentarios|remarques?|commentaires?|observations)$/,
  ],
};
