import type { MemberField } from '../imports.schema.ts';
import { SHARED_HEADERS } from '../shared-headers.ts';

/** Usual headers of spreadsheets, folded: English, German, Spanish and French. */
export const MEMBER_HEADERS: Record<MemberField, RegExp> = {
  email: SHARED_HEADERS.email,
  firstName: /^(first ?name|given ?name|forename|vorname|nombre|prenom)$/,
  lastName: /^(last ?name|surname|family ?name|nachname|familienname|apellidos?|nom( de famille)?)$/,
  fullName: /^(full ?name|name|member|contact( person)?|ansprechpartner|nombre completo|nom complet)$/,
  company: /^(company|company name|organi[sz]ation|business|firma|unternehmen|empresa|entreprise|societe)$/,
  jobTitle: /^(job ?title|title|position|role|beruf|funktion|cargo|puesto|poste|fonction)$/,
  industry: /^(industry|sector|branche|secteur|industria)$/,
  location: SHARED_HEADERS.town,
  phoneNumber: SHARED_HEADERS.phone,
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
