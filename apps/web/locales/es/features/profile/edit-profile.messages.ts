import type { editProfileMessages as english } from '#src/features/profile/edit-profile.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

const COMMAS = 'Separados por comas';

const FIELDS: Translation<typeof english>['fields'] = {
  firstName: { label: 'Nombre' },
  lastName: { label: 'Apellidos' },
  jobTitle: { label: 'Cargo' },
  company: { label: 'Empresa' },
  industry: { label: 'Sector' },
  location: { label: 'Ubicación' },
  languages: { label: 'Idiomas', placeholder: 'p. ej., español, inglés', description: COMMAS },
  bio: { label: 'Biografía' },
  professionalSummary: { label: 'Resumen profesional' },
  lookingFor: { label: 'Busco', placeholder: 'p. ej., servicios de contabilidad para mi panadería' },
  servicesOffered: { label: 'Ofrezco', placeholder: 'p. ej., tartas de boda y pan para cafeterías' },
  skills: { label: 'Aptitudes', description: 'Separadas por comas' },
  interests: { label: 'Intereses', description: COMMAS },
  targetAudience: { label: 'Público objetivo' },
  preferredConnectionTypes: { label: 'Tipos de contacto preferidos', description: COMMAS },
  phoneNumber: { label: 'Número de teléfono' },
  linkedinUrl: { label: 'LinkedIn' },
  websiteUrl: { label: 'Sitio web' },
  website: { label: 'Segundo sitio web' },
  bookingUrl: {
    label: 'Página de reservas',
    description: 'Donde se reserva una llamada contigo; por ejemplo, tu página de Calendly o Cal.com',
  },
  availabilityForMeetings: { label: 'Disponibilidad para reuniones' },
  communicationPreferences: { label: 'Preferencias de comunicación', description: 'Separadas por comas' },
};

export const editProfileMessages: Translation<typeof english> = {
  title: 'Editar perfil',
  picture: {
    choose: 'Elegir imagen',
    saving: 'Guardando imagen...',
    uploading: 'Subiendo tu imagen',
    remove: 'Quitar imagen',
    hint: 'PNG, JPEG o WebP',
  },
  groups: {
    about: 'Sobre ti',
    matching: 'Para encontrar tus coincidencias',
    contact: 'Cómo contactar contigo',
  },
  fields: FIELDS,
  selectIndustry: 'Selecciona tu sector',
  draftKept: {
    title: 'Borrador guardado',
    description: 'Lo que has escrito estará ahí cuando vuelvas a editar tu perfil.',
  },
  submit: 'Guardar cambios',
  busy: 'Guardando...',
};
