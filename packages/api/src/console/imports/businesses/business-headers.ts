import type { BusinessField } from '../imports.schema.ts';
import { SHARED_HEADERS } from '../shared-headers.ts';

/** Usual headers of spreadsheets, folded: English, German, Spanish and French. */
export const BUSINESS_HEADERS: Record<BusinessField, readonly RegExp[]> = {
  name: [
    /^((company|business|firm|organi[sz]ation)( ?name)?|organisation|firma|firmenname|unternehmen|betrieb|empresa|organizacion|entreprise|societe|raison sociale|razon social|enseigne|nombre comercial)$/,
    /^(name|nombre|nom)$/,
  ],
  ownerEmail: [
    /^(owner|member|contact|inhaber|mitglied|ansprechpartner|propietario|contacto|proprietaire)( s)?( person)? e ?mail( ?(address|adresse))?$/,
  ],
  category: [/^(category|kategorie|rubrik|categoria|categorie|rubrique)$/],
  industry: [
    /^(industry|sector|trade|branchen?|gewerk|wirtschaftszweig|secteur( d activite)?|industria|ramo|metier|activite|actividad)$/,
  ],
  shortDescription: [/^(short ?description|summary|tagline|slogan|kurzbeschreibung|motto|resume|resumen)$/],
  description: [/^(description|about|beschreibung|profil|descripcion|presentation)$/],
  website: SHARED_HEADERS.website,
  email: SHARED_HEADERS.email,
  phone: SHARED_HEADERS.phone,
  address: [
    /^((street|postal)( ?address)?|address( 1)?|address street|strasse( (und )?(nr|hausnummer|haus nr))?|anschrift|adresse|(business|work) street|strasse (geschaftlich|privat)|direccion|domicilio|rue( bureau)?|calle( del trabajo)?|voie)$/,
  ],
  city: SHARED_HEADERS.town,
  state: [
    /^((business |work )?(state|province|region|county)|canton|kanton|bundesland|provincia|departement|comunidad autonoma)$/,
  ],
  zipCode: [
    /^((business |work |address )?(zip( ?code)?|post(al)? ?code)|plz|postleitzahl( geschaftlich)?|codigo postal( del trabajo)?|code postal( bureau)?|cp)$/,
  ],
  country: [
    /^((business |work |address )?country( region)?|land( region)?( geschaftlich)?|pais( o region)?|pays( region)?)$/,
  ],
  businessHours: [
    /^((opening|business|office) ?(hours|times)|hours|opening|offnungszeiten|geschaftszeiten|sprechzeiten|horaires?( d ouverture)?|horarios?( de (apertura|atencion))?)$/,
  ],
  yearEstablished: [
    /^(year( established)?|(established|founded)( in)?|since|gegrundet( am| in)?|grundungsjahr|grundung|ano de fundacion|fundada?( en)?|annee de creation|fondee?( en)?)$/,
  ],
  employeeCount: [
    /^((number of )?employees|employee ?count|staff|size|mitarbeiter(zahl)?|beschaftigte|anzahl mitarbeiter|empleados|numero de empleados|effectif|salaries)$/,
  ],
  services: [
    /^(services( offered)?|products|offers?|angebot|leistungen|produkte|servicios|productos|offre|prestations)( .*)?$/,
  ],
  tags: [/^(tags|keywords|stichworte?|stichworter|schlagworte?|etiquetas|palabras clave|mots cles)$/],
};
