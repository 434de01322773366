import type { editProfileMessages as english } from '#src/features/profile/edit-profile.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

const COMMAS = 'Separe por vírgulas';

const FIELDS: Translation<typeof english>['fields'] = {
  firstName: { label: 'Nome' },
  lastName: { label: 'Sobrenome' },
  jobTitle: { label: 'Cargo' },
  company: { label: 'Empresa' },
  industry: { label: 'Setor' },
  location: { label: 'Localização' },
  languages: { label: 'Idiomas', placeholder: 'ex.: português, inglês', description: COMMAS },
  bio: { label: 'Apresentação' },
  professionalSummary: { label: 'Resumo profissional' },
  lookingFor: { label: 'Procuro', placeholder: 'ex.: contabilidade para minha padaria' },
  servicesOffered: { label: 'Ofereço', placeholder: 'ex.: bolos de casamento e pães para cafeterias' },
  skills: { label: 'Competências', description: COMMAS },
  interests: { label: 'Interesses', description: COMMAS },
  targetAudience: { label: 'Público-alvo' },
  preferredConnectionTypes: { label: 'Tipos de conexão preferidos', description: COMMAS },
  phoneNumber: { label: 'Telefone' },
  linkedinUrl: { label: 'LinkedIn' },
  websiteUrl: { label: 'Site' },
  website: { label: 'Segundo site' },
  bookingUrl: {
    label: 'Página de agendamento',
    description: 'Onde as pessoas agendam uma conversa com você, como sua página no Calendly ou Cal.com',
  },
  availabilityForMeetings: { label: 'Disponibilidade para reuniões' },
  communicationPreferences: { label: 'Preferências de comunicação', description: COMMAS },
};

export const editProfileMessages: Translation<typeof english> = {
  title: 'Editar perfil',
  picture: {
    choose: 'Escolher imagem',
    saving: 'Salvando imagem...',
    uploading: 'Enviando sua imagem',
    remove: 'Remover imagem',
    hint: 'PNG, JPEG ou WebP',
  },
  groups: {
    about: 'Sobre você',
    matching: 'O que define suas combinações',
    contact: 'Como falar com você',
  },
  fields: FIELDS,
  selectIndustry: 'Selecione seu setor',
  draftKept: {
    title: 'Rascunho salvo',
    description: 'O que você digitou estará lá quando você voltar a editar o perfil.',
  },
  submit: 'Salvar alterações',
  busy: 'Salvando...',
};
