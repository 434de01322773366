import type { BusinessField } from '../imports.schema.ts';
import { SHARED_HEADERS } from '../shared-headers.ts';

/** Usual headers of spreadsheets, folded: English, German, Spanish and French. */
export const BUSINESS_HEADERS: Record<BusinessField, RegExp> = {
  name: /^(name|(company|business|firm)( ?name)?|organi[sz]ation|firma|firmenname|unternehmen|empresa|entreprise|societe|nombre|nom)$/,
  ownerEmail:
    /^(owner|member|contact|inhaber|mitglied|ansprechpartner|propietario|contacto|proprietaire)( s)?( person)? e ?mail( ?(address|adresse))?$/,
  category: /^(category|kategorie|categoria|categorie)$/,
  industry: /^(industry|sector|trade|branche|gewerk|secteur|industria)$/,
  shortDescription: /^(short ?description|summary|tagline|slogan|kurzbeschreibung)$/,
  description: /^(description|about|beschreibung|descripcion)$/,
  website: /^(web( ?site| ?page)?|www|url|homepage|internet|site( web| internet)?|(sitio|pagina) web)$/,
  email: SHARED_HEADERS.email,
  phone: SHARED_HEADERS.phone,
  address: /^((street|postal)( ?address)?|address|strasse|stra e|anschrift|adresse|direccion|rue|calle)$/,
  city: SHARED_HEADERS.town,
  state: /^(state|province|region|county|canton|kanton|bundesland|provincia)$/,
  zipCode: /^(zip( ?code)?|post(al)? ?code|plz|postleitzahl|codigo postal|code postal|cp)$/,
  country: /^(country|land|pais|pays)$/,
  yearEstablished:
    /^(year( established)?|(established|founded)( in)?|since|gegrundet|grundungsjahr|ano de fundacion|annee de creation)$/,
  employeeCount: /^((number of )?employees|employee ?count|staff|size|mitarbeiter|empleados|effectif)$/,
  services: /^(services?( offered)?|products|offers?|angebot|leistungen|servicios|offre|prestations)$/,
  tags: /^(tags|keywords|stichworte|schlagworte|etiquetas|mots cles)$/,
};
