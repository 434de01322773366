import type {
  opportunityFormMessages as english,
  AUDIENCE_LABELS as english1,
} from '#src/features/opportunities/opportunity-form.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const opportunityFormMessages: Translation<typeof english> = {
  heading: 'Publicar uma oportunidade',
  submit: 'Publicar oportunidade',
  editHeading: 'Editar oportunidade',
  save: 'Salvar alterações',
  title: 'Título',
  titlePlaceholder: 'ex.: Contabilidade para uma pequena padaria',
  description: 'Descrição',
  descriptionPlaceholder: 'O que precisa ser feito e para quem',
  type: 'Tipo',
  noType: 'Selecione um tipo',
  company: 'Empresa',
  location: 'Localização',
  budget: 'Orçamento',
  budgetPlaceholder: 'ex.: R$ 2.000 por mês',
  timeline: 'Prazo',
  timelinePlaceholder: 'ex.: início em março',
  contact: 'Pessoa de contato',
  remote: 'Pode ser feito remotamente',
  skills: 'Competências necessárias',
  industries: 'Setores',
  commas: 'Separe por vírgulas',
  requirements: 'Requisitos',
  onePerLine: 'Um por linha',
  closing: 'Aberta até',
  closingHint: 'Ninguém pode se candidatar depois deste dia.',
  audience: 'Quem pode ver',
};

export const AUDIENCE_LABELS: Translation<typeof english1> = {
  members: 'Só membros',
  public: 'Qualquer pessoa, inclusive buscadores',
};
