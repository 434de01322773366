import type { fillMessages as english } from '#src/features/profile/fill/fill.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number } from '@guildhall/locale/words/pt';

export const fillMessages: Translation<typeof english> = {
  choose: 'Preencher com um arquivo',
  reading: 'Lendo...',
  hint: 'Um cartão de contato (.vcf) ou um arquivo de dados do LinkedIn (.zip). O arquivo não é enviado.',
  filled: (count) =>
    count === 1
      ? '1 campo foi preenchido e será salvo com “Salvar alterações”.'
      : `${number(count)} campos foram preenchidos e serão salvos com “Salvar alterações”.`,
  preview: {
    title: (name) => `Encontrado em ${name}`,
    text: 'Escolha o que preencher. O que você já escreveu continua como está.',
    nothing: 'Este arquivo não tem nada para os campos que ainda estão em branco.',
    shortened: 'Encurtado para caber.',
    alreadyFilled: (fields) => `Já preenchidos: ${fields}.`,
    unusable: (fields) => `Não foi possível usar: ${fields}.`,
    unlistedIndustry: (industry) => `Escolha o setor na lista, que não inclui “${industry}”.`,
    submit: 'Preencher',
    dismiss: 'Cancelar',
    close: 'Fechar',
  },
  education: (entries) => `Formação: ${entries}`,
  problems: {
    empty: 'Este arquivo está vazio.',
    unknown: 'Não é um cartão de contato (.vcf) nem um arquivo de dados do LinkedIn (.zip).',
    tooLarge:
      'Este arquivo tem mais de 10 MB. Peça ao LinkedIn apenas o seu perfil, sem mensagens nem imagens.',
    cardTooLarge: 'Este cartão de contato tem mais de 1 MB. Salve-o sem a imagem.',
    notText: 'Este arquivo não é de texto, embora o nome diga que sim. Salve o cartão de contato de novo.',
    damagedCard: 'Este cartão de contato está danificado. Salve-o de novo e escolha o novo arquivo.',
    cutCard: 'Este cartão de contato está incompleto. Salve-o de novo e escolha o novo arquivo.',
    unreadable: 'Não foi possível ler o arquivo. Talvez tenha sido movido ou alterado. Escolha-o de novo.',
    damagedArchive: 'Este arquivo .zip está danificado ou o download foi interrompido. Baixe-o de novo.',
    damagedTable: (name) => `${name}, neste arquivo .zip, está danificado. Baixe o arquivo .zip de novo.`,
    encrypted: 'Este arquivo .zip tem senha. Escolha o arquivo como o LinkedIn o enviou.',
    nested: 'Este arquivo .zip contém outro. Descompacte-o e escolha o arquivo .zip que estava dentro.',
    noProfile:
      'Este arquivo .zip não contém seu perfil do LinkedIn: falta o arquivo Profile.csv. Peça seus dados ao LinkedIn de novo e selecione “Perfil”.',
    tooManyFiles: 'Este arquivo .zip tem arquivos demais para ser um arquivo de dados do LinkedIn.',
    inflated: (name) =>
      `${name}, neste arquivo .zip, é grande demais para um perfil e por isso não foi lido.`,
  },
};
