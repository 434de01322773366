import type { HeaderWords } from '../concepts.ts';

export const SPANISH: HeaderWords = {
  email:
    'Correo electrónico, Correo, Dirección de correo electrónico, Dirección de correo, E-mail, Mail, Email personal',
  ownerEmail: 'Correo del propietario, Email del propietario, Correo del contacto',
  firstName: 'Nombre, Nombre de pila, Nombres',
  initials: 'Iniciales',
  lastName: 'Apellido, Apellidos, Primer apellido',
  fullName:
    'Nombre completo, Nombre y apellidos, Nombre apellidos, Nombre y apellido, Socio, Miembro, Persona, Asociado',
  familyFirst: 'Apellidos y nombre, Apellidos nombre, Apellido y nombre, Apellido nombre',
  person: 'Contacto, Persona de contacto, Representante, Responsable, Titular',
  salutation: 'Tratamiento',
  title: 'Título',
  jobTitle: 'Cargo, Puesto, Profesión, Función, Ocupación, Puesto de trabajo',
  company:
    'Empresa, Organización, Razón social, Nombre comercial, Nombre de la empresa, Compañía, Sociedad, Entidad',
  industry: 'Sector, Industria, Ramo, Actividad, Giro, Sector de actividad, Actividad económica',
  category: 'Categoría',
  street: 'Dirección, Calle, Domicilio, Calle del trabajo, Dirección postal',
  postcode: 'Código postal, CP',
  town: 'Ciudad, Localidad, Población, Municipio, Lugar, Ciudad de residencia',
  region: 'Provincia, Comunidad autónoma, Estado, Región',
  country: 'País, País o región',
  phone: 'Teléfono, Tel, Tfno, Número de teléfono, Nº de teléfono, Teléfono fijo, Fijo, Telf',
  mobile: 'Móvil, Teléfono móvil, Celular, Tel. móvil, Número de móvil',
  fax: 'Fax',
  website: 'Sitio web, Página web, Web, Sitio, Página de Internet',
  number:
    'Número de socio, Nº socio, N° de socio, No socio, Num socio, Número de miembro, Nº de miembro, Nº de asociado, Código de socio',
  otherNumber: 'Número de cliente, Nº cliente',
  since:
    'Socio desde, Miembro desde, Fecha de alta, Alta, Fecha alta, Fecha de ingreso, Fecha de inscripción, Fecha de afiliación, Asociado desde',
  until:
    'Vencimiento, Fecha de baja, Baja, Fecha baja, Fecha de caducidad, Caducidad, Fecha de fin, Válido hasta, Válida hasta, Fecha de vencimiento',
  notes: 'Notas, Nota, Observaciones, Comentarios, Comentario',
  skills: 'Habilidades, Aptitudes, Competencias',
  offers: 'Servicios, Ofrece, Productos, Oferta',
  seeks: 'Busca, Necesita',
  about: 'Descripción, Presentación, Biografía',
  summary: 'Resumen, Descripción corta, Lema',
  hours: 'Horario, Horarios, Horario de apertura, Horario de atención, Horarios de atención',
  founded: 'Año de fundación, Fundada en, Fundado en, Fundada',
  employees: 'Empleados, Número de empleados, Nº de empleados, Plantilla',
  tags: 'Etiquetas, Palabras clave',
};
