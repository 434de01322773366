import type {
  BusinessField,
  ImportField,
  ImportKind,
  ImportStatus,
  MemberField,
} from '@guildhall/api/console/imports/imports.schema';
import type * as english from '#src/features/admin/imports/imports.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/pt';

const counted = (count: number, [one, other]: [string, string]) =>
  `${number(count)} ${plural(count, { one, other })}`;

const NOUNS: Record<ImportKind, [string, string]> = {
  members: ['membro', 'membros'],
  businesses: ['empresa', 'empresas'],
};

export const countOf: Translation<typeof english.countOf> = (kind, count) => counted(count, NOUNS[kind]);

const memberFields: Record<MemberField, string> = {
  email: 'E-mail',
  firstName: 'Nome',
  lastName: 'Sobrenome',
  nameParticle: 'Antes do sobrenome (da, dos, van der)',
  fullName: 'Nome completo',
  companyAndPerson: 'Empresa e pessoa juntas',
  company: 'Empresa',
  jobTitle: 'Cargo',
  industry: 'Setor',
  location: 'Localização',
  phoneNumber: 'Telefone',
  websiteUrl: 'Site',
  skills: 'Competências',
  servicesOffered: 'O que oferece',
  lookingFor: 'O que procura',
  bio: 'Apresentação',
  membershipNumber: 'Número de membro',
  membershipStartsOn: 'Membro desde',
  membershipExpiresOn: 'Associação termina em',
  adminNotes: 'Notas para os administradores',
};

const businessFields: Record<BusinessField, string> = {
  name: 'Nome da empresa',
  ownerEmail: 'E-mail da pessoa responsável',
  industry: 'Setor',
  category: 'Categoria',
  shortDescription: 'Descrição curta',
  description: 'Descrição',
  website: 'Site',
  email: 'E-mail',
  phone: 'Telefone',
  address: 'Endereço',
  city: 'Cidade',
  state: 'Estado',
  zipCode: 'CEP',
  country: 'País',
  businessHours: 'Horário de funcionamento',
  yearEstablished: 'Ano de fundação',
  employeeCount: 'Funcionários',
  services: 'Serviços',
  tags: 'Palavras-chave',
};

const fields: Record<ImportKind, Partial<Record<ImportField, string>>> = {
  members: memberFields,
  businesses: businessFields,
};

const kinds = {
  members: {
    title: 'Membros',
    text: 'Inclua uma coluna para os e-mails e uma ou duas para os nomes. Nenhuma mensagem é enviada até que você envie os convites.',
  },
  businesses: {
    title: 'Empresas',
    text: 'Uma coluna contém os nomes. Outra pode conter o e-mail da pessoa responsável; importe os membros primeiro. Empresas sem responsável ficam com você até que escolha outra pessoa.',
  },
} satisfies Record<ImportKind, { title: string; text: string }>;

const STATES: Record<Exclude<ImportStatus, 'done' | 'undoing'>, string> = {
  mapping: 'Colunas ainda não associadas',
  checking: 'Em verificação',
  checked: 'Verificada, ainda não importada',
  running: 'Em andamento',
  undone: 'Desfeita',
};

export const importsMessages: Translation<typeof english.importsMessages> = {
  title: 'Importação',
  description:
    'Membros e empresas a partir de uma planilha. Você revisa cada linha antes que algo seja criado.',
  kinds,
  upload: {
    limits: 'Excel (.xlsx), OpenDocument (.ods) ou CSV. Até 20.000 linhas e 5 MB.',
    choose: 'Escolher um arquivo',
    chooseLabel: (kind) => `Escolher um arquivo de ${NOUNS[kind][1]}`,
    interrupted: 'O envio foi interrompido. Tente novamente.',
    failed: 'Não foi possível ler o arquivo. Tente novamente.',
  },
  former: {
    title: 'Importações anteriores',
    new: 'Nova importação',
    text: (kind, date) => `${kinds[kind].title}, ${date}`,
    undoable: 'Pode ser desfeita',
    remove: 'Excluir',
    removeLabel: (fileName) => `Excluir a importação de ${fileName}`,
    state: (status, rows, done) =>
      status === 'done' || status === 'undoing'
        ? `${number(done)} de ${counted(rows, ['linha importada', 'linhas importadas'])}`
        : STATES[status],
  },
  removeDialog: {
    title: 'Excluir esta importação?',
    text: 'O arquivo e suas linhas são excluídos. Nada foi importado dele.',
    action: 'Excluir',
  },
  failed: 'Não foi possível carregar a importação',
  loading: 'Carregando a importação...',
  mapping: {
    title: 'Associe as colunas',
    missing: 'Escolha uma coluna aqui.',
    rows: (count) => counted(count, ['linha', 'linhas']),
    none: 'Não está no arquivo',
    otherwise: (field) => `${field}, quando a anterior estiver vazia`,
    example: (value) => `Exemplo: ${value}`,
    check: 'Verificar o arquivo',
    checkAgain: 'Verificar de novo',
    columns: 'Colunas',
    imported: (count, of) => `${number(count)} de ${counted(of, ['coluna importada', 'colunas importadas'])}`,
    left: (columns) => `Não importadas: ${columns.join(', ')}`,
    change: 'Alterar colunas',
    fields,
  },
  reading: {
    title: 'Como o arquivo foi lido',
    sheet: 'Planilha',
    encoding: 'Codificação',
    encodingHint: 'Escolha outra se os nomes parecerem errados abaixo.',
    delimiter: 'Entre as células',
    headerRow: 'Nomes das colunas',
    noHeader: 'Este arquivo não tem',
    row: (line, cells) => `Linha ${line}: ${cells.filter(Boolean).join(' · ').slice(0, 60) || '-'}`,
    footer: (count) =>
      plural(count, {
        one: `${number(count)} linha abaixo da lista é ignorada.`,
        other: `${number(count)} linhas abaixo da lista são ignoradas.`,
      }),
    sample: 'As primeiras linhas',
    delimiters: { ',': 'Vírgula', ';': 'Ponto e vírgula', '\t': 'Tabulação', '|': 'Barra vertical' },
    encodings: {
      'utf-8': 'Unicode (UTF-8)',
      'utf-16le': 'Unicode (UTF-16)',
      'utf-16be': 'Unicode (UTF-16, big-endian)',
      'windows-1252': 'Europa Ocidental (Windows)',
      macintosh: 'Europa Ocidental (Mac)',
      cp850: 'Europa Ocidental (DOS)',
      'windows-1250': 'Europa Central (Windows)',
      'iso-8859-2': 'Europa Central (ISO)',
      'windows-1254': 'Turco',
      'windows-1251': 'Cirílico',
      'windows-1253': 'Grego',
      shift_jis: 'Japonês',
      'euc-kr': 'Coreano',
      gb18030: 'Chinês (simplificado)',
      big5: 'Chinês (tradicional)',
    },
  },
  nameOrder: {
    label: 'Ordem dos nomes completos',
    options: {
      auto: 'Como no nome da coluna',
      given: 'Nome primeiro',
      family: 'Sobrenome primeiro',
    },
    hint: 'Uma vírgula sempre significa que o sobrenome vem primeiro.',
  },
  progress: {
    checking: () => 'Verificando as linhas',
    running: (kind) => `Criando ${NOUNS[kind][1]}`,
    undoing: (kind) => `Removendo ${NOUNS[kind][1]}`,
    inviting: () => 'Enviando convites, 100 por minuto',
    leave: 'Você pode sair desta página. A importação continua em segundo plano.',
  },
  results: {
    title: 'Confira as linhas antes de importar',
    done: 'O que aconteceu com cada linha',
    filter: 'Mostrar linhas',
    all: 'Todas as linhas',
    line: 'Linha',
    doubtful: 'Vale conferir',
    noun: 'linhas',
    outcomes: {
      new: 'Nova',
      change: 'Será alterada',
      unchanged: 'Inalterada',
      duplicate: 'Duplicada',
      faulty: 'Com erros',
      created: 'Criada',
      changed: 'Alterada',
      removed: 'Removida',
      restored: 'Restaurada',
      kept: 'Mantida',
    },
    pending: 'Em espera',
    edit: 'Editar a linha',
    editLabel: (line) => `Editar a linha ${line}`,
    save: 'Salvar',
    cancel: 'Cancelar',
    decide: (line) => `O que fazer com a linha ${line}`,
    decisions: {
      usual: (decision) => `Como escolhido: ${decision}`,
      skip: 'Ignorar',
      update: 'Atualizar',
      import: 'Importar mesmo assim',
    },
    blank: 'vazio',
    changed: (field, before, after) => `${field}: ${before} → ${after}`,
    stays: {
      members: {
        own: (field, before, after) =>
          `${field}, valor mantido: escrito pelo próprio membro (${before}). Na lista: ${after}`,
        unknown: (field, before, after) =>
          `${field}, valor mantido: talvez escrito pelo próprio membro (${before}). Na lista: ${after}`,
      },
      businesses: {
        own: (field, before, after) =>
          `${field}, valor mantido: escrito pela pessoa responsável (${before}). Na lista: ${after}`,
        unknown: (field, before, after) =>
          `${field}, valor mantido: talvez escrito pela pessoa responsável (${before}). Na lista: ${after}`,
      },
    },
    count: (outcome, count) => `${outcome} (${number(count)})`,
    download: 'Baixar as linhas com erros',
    downloadHint:
      'Corrija-as na sua planilha e importe esse arquivo. Você já pode importar as outras linhas.',
  },
  run: (kind, created, changed) => {
    if (changed === 0) return `Importar ${countOf(kind, created)}`;
    if (created === 0) return `Atualizar ${countOf(kind, changed)}`;
    return `Importar ${number(created)} e atualizar ${countOf(kind, changed)}`;
  },
  newIndustries: (names) =>
    `Adicionar ${counted(names.length, ['novo setor', 'novos setores'])} à lista de setores: ${names.slice(0, 12).join(', ')}${names.length > 12 ? ', ...' : ''}`,
  endingDialog: {
    title: (count) => `Encerrar ${counted(count, ['associação', 'associações'])}?`,
    text: (count) =>
      plural(count, {
        one: `O último dia de ${number(count)} associação deste arquivo já passou. Ela termina imediatamente: o membro pode ler, mas não escrever. Se isso surpreender você, confira a coluna de datas de término.`,
        other: `O último dia de ${number(count)} associações deste arquivo já passou. Elas terminam imediatamente: esses membros podem ler, mas não escrever. Se isso surpreender você, confira a coluna de datas de término.`,
      }),
    action: 'Importar e encerrar',
  },
  existing: {
    options: { skip: 'Deixar como estão', update: 'Atualizar' },
    clearsBlank: 'Limpar também o que está vazio no arquivo',
    of: {
      members: {
        label: 'Membros que você já tem',
        hint: 'Encontrados pelo número de membro, depois pelo e-mail, depois pelo nome com a empresa.',
        replacesOwn: 'Substituir também o que os próprios membros escreveram',
      },
      businesses: {
        label: 'Empresas que você já tem',
        hint: 'Encontradas pelo nome e pela cidade. A pessoa responsável continua a mesma.',
        replacesOwn: 'Substituir também o que as pessoas responsáveis escreveram',
      },
    },
  },
  nothing: {
    members: 'Nada a importar: nenhum membro novo e nada a atualizar.',
    businesses: 'Nada a importar: nenhuma empresa nova e nada a atualizar.',
  },
};
