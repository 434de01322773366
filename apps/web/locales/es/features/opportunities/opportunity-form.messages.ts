import type {
  opportunityFormMessages as english,
  AUDIENCE_LABELS as english1,
} from '#src/features/opportunities/opportunity-form.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const opportunityFormMessages: Translation<typeof english> = {
  heading: 'Publicar una oportunidad',
  submit: 'Publicar oportunidad',
  editHeading: 'Editar oportunidad',
  save: 'Guardar cambios',
  title: 'Título',
  titlePlaceholder: 'p. ej., Contabilidad para una panadería pequeña',
  description: 'Descripción',
  descriptionPlaceholder: 'Qué hay que hacer y para quién',
  type: 'Tipo',
  noType: 'Selecciona un tipo',
  company: 'Empresa',
  location: 'Ubicación',
  budget: 'Presupuesto',
  budgetPlaceholder: 'p. ej., 2000 € al mes',
  timeline: 'Plazo',
  timelinePlaceholder: 'p. ej., a partir de marzo',
  contact: 'Persona de contacto',
  remote: 'Puede hacerse a distancia',
  skills: 'Aptitudes necesarias',
  industries: 'Sectores',
  commas: 'Separados por comas',
  requirements: 'Requisitos',
  onePerLine: 'Uno por línea',
  closing: 'Abierta hasta',
  closingHint: 'Nadie podrá postularse después de este día.',
  audience: 'Quién puede verla',
};

export const AUDIENCE_LABELS: Translation<typeof english1> = {
  members: 'Solo miembros',
  public: 'Todo el mundo, también los buscadores',
};
