import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const imports: Sentences = {
  'Please send the spreadsheet as a file.': 'Envie a planilha como arquivo.',
  'Please choose a spreadsheet.': 'Escolha uma planilha.',
  'This file is larger than 5 MB. Split it into several files.':
    'Este arquivo tem mais de 5 MB. Divida-o em vários arquivos.',
  'The file took too long to arrive. Please try again, or split it into several files.':
    'O arquivo demorou demais para chegar. Tente novamente ou divida-o em vários arquivos.',
  'Please send one spreadsheet and nothing else.': 'Envie uma única planilha e nada mais.',
  '{0}: “{1}” is no email address, and is left out': '{0}: “{1}” não é um endereço de e-mail e fica de fora',
  '{0}: choose the time zone of the community first': '{0}: escolha primeiro o fuso horário da comunidade',
  '{0}: “{1}” is left out, write “Mon-Fri 9:00-17:00”':
    '{0}: “{1}” fica de fora; escreva “Mon-Fri 9:00-17:00”',
  'A business with this name in this place already exists': 'Já existe uma empresa com este nome neste lugar',
  'Same name and place as row {0}': 'Mesmo nome e mesmo lugar da linha {0}',
  '{0}: the business belongs to another member, who stays its owner':
    '{0}: a empresa é de outro membro, que continua responsável por ela',
  '{0} by appointment': '{0} com hora marcada',
  '“{0}” is left out': '“{0}” fica de fora',
  '{0} addresses, {1} is used': '{0} endereços; é usado {1}',
  '“{0}” is no phone number, and is left out': '“{0}” não é um número de telefone e fica de fora',
  '{0} numbers, {1} is used': '{0} números; é usado {1}',
  '“{0}” is read as {1}': '“{0}” é lido como {1}',
  '“{0}” is an address without a town, and is left out': '“{0}” é um endereço sem cidade e fica de fora',
  '{0} addresses, only the town of the first, {1}, is used':
    '{0} endereços; é usada só a cidade do primeiro, {1}',
  'Only the town, {0}, is used': 'É usada só a cidade, {0}',
  '{0} lines, {1} is used': '{0} linhas; é usado {1}',
  '“{0}” is no web address, and is left out': '“{0}” não é um endereço da web e fica de fora',
  '{0} is used of “{1}”': 'É usado {0}, de “{1}”',
  '{0} may be incomplete': '{0} pode estar incompleto',
  'Only rows of a checked file can be changed': 'Só as linhas de um arquivo verificado podem ser alteradas',
  'This file has no such row': 'Este arquivo não tem esta linha',
  'Choose the column with the email addresses': 'Escolha a coluna com os endereços de e-mail',
  'Choose the columns with the first and the last name, or one with the full name':
    'Escolha as colunas com o nome e o sobrenome, ou uma com o nome completo',
  'Choose the column with the names of the businesses': 'Escolha a coluna com os nomes das empresas',
  'This import is running or done. Wait until it has finished, or undo it first.':
    'Esta importação está em andamento ou concluída. Espere que termine ou desfaça-a primeiro.',
  "A column is matched to a field that {0} don't have":
    'Uma coluna está associada a um campo que não existe nesta importação ({0})',
  "A chosen column isn't in this file": 'Uma coluna escolhida não está neste arquivo',
  'Check this import first': 'Primeiro, verifique esta importação',
  'This import ends {0} memberships at once, because their last day is over.':
    'Esta importação encerra {0} associações imediatamente, porque o último dia delas já passou.',
  'Only a finished import can be undone': 'Só uma importação concluída pode ser desfeita',
  'Undo this import first. It can be deleted then.':
    'Primeiro, desfaça esta importação. Depois, ela pode ser excluída.',
  'This import does not exist, or its rows have been deleted after 30 days':
    'Esta importação não existe, ou suas linhas foram excluídas após 30 dias',
  'Invitations can only be sent for member imports':
    'Convites só podem ser enviados em importações de membros',
  'The import has not finished yet': 'A importação ainda não terminou',
  'The row has {0} columns instead of {1}': 'A linha tem {0} colunas em vez de {1}',
  '{0}: {1}, so “{2}” stays': '{0}: {1}; por isso, “{2}” permanece',
  '{0} is used, of “{1}”': 'É usado {0}, de “{1}”',
  'Last name': 'Sobrenome',
  '{0}: “{1}” is left out': '{0}: “{1}” fica de fora',
  '{0}: read as {1} | {2}': '{0}: lido como {1} | {2}',
  '{0}: this may be a business or a family, not a person':
    '{0}: pode ser uma empresa ou uma família, não uma pessoa',
  '{0}: “{1}” could be {2} or {3}, and is left out': '{0}: “{1}” pode ser {2} ou {3} e fica de fora',
  '{0}: “{1}” is no date, and is left out': '{0}: “{1}” não é uma data e fica de fora',
  '{0}: {1} is read as {2}': '{0}: {1} é lido como {2}',
  'A member with this email address or membership number was added a moment ago':
    'Um membro com este e-mail ou número de membro acaba de ser adicionado',
  'A member with this membership number already exists': 'Já existe um membro com este número de membro',
  'A member with this email address already exists': 'Já existe um membro com este endereço de e-mail',
  'A member with this name and company already exists': 'Já existe um membro com este nome e esta empresa',
  '{0}: same number as row {1}': '{0}: mesmo número da linha {1}',
  'Same name and company as row {0}': 'Mesmo nome e mesma empresa da linha {0}',
  'Same address as row {0}': 'Mesmo endereço da linha {0}',
  '{0}: same address as row {1}, another name': '{0}: mesmo endereço da linha {1}, com outro nome',
  "Two members can't share an address. If this is another person, correct the address; if not, leave the row out.":
    'Dois membros não podem ter o mesmo endereço. Se for outra pessoa, corrija o endereço; se não, deixe a linha de fora.',
  '{0}: this is the address of {1}, another name': '{0}: este é o endereço de {1}, com outro nome',
  'This file is no longer there. Upload it again.': 'Este arquivo não está mais disponível. Envie-o de novo.',
  'This import is already running. Wait until it has finished.':
    'Esta importação já está em andamento. Espere que termine.',
  'This file is empty.': 'Este arquivo está vazio.',
  "This isn't a table. Choose an Excel file (.xlsx), an OpenDocument spreadsheet (.ods) or a CSV file.":
    'Isto não é uma tabela. Escolha um arquivo do Excel (.xlsx), uma planilha OpenDocument (.ods) ou um arquivo CSV.',
  'This file has only one column. Save the spreadsheet with its columns, such as name and email, and choose it again.':
    'Este arquivo tem só uma coluna. Salve a planilha com suas colunas, como nome e e-mail, e escolha-a de novo.',
  'This file has column names but no rows.': 'Este arquivo tem nomes de colunas, mas nenhuma linha.',
  'This file has more than {0} rows. Split it into several files.':
    'Este arquivo tem mais de {0} linhas. Divida-o em vários arquivos.',
  'Row {0} has {1} columns. A file can have {2} at most.':
    'A linha {0} tem {1} colunas. Um arquivo pode ter no máximo {2}.',
  'This is an Excel file of the old kind (.xls). Open it in Excel or LibreOffice, choose “Save as”, “Excel Workbook (.xlsx)”, and pick that file.':
    'Este é um arquivo do Excel no formato antigo (.xls). Abra-o no Excel ou no LibreOffice, escolha “Salvar como”, “Pasta de Trabalho do Excel (.xlsx)”, e use esse arquivo.',
  'This is a binary Excel file (.xlsb). Open it in Excel, choose “Save as”, “Excel Workbook (.xlsx)”, and pick that file.':
    'Este é um arquivo binário do Excel (.xlsb). Abra-o no Excel, escolha “Salvar como”, “Pasta de Trabalho do Excel (.xlsx)”, e use esse arquivo.',
  'This file is protected with a password. Open it, remove the password, save it and choose it again.':
    'Este arquivo está protegido por senha. Abra-o, remova a senha, salve-o e escolha-o de novo.',
  'This is a Numbers file. In Numbers choose “Export to”, “Excel”, and pick that file.':
    'Este é um arquivo do Numbers. No Numbers, escolha “Exportar Para”, “Excel”, e use esse arquivo.',
  'This is a document, not a spreadsheet. Copy its table into a spreadsheet and save that as .xlsx.':
    'Isto é um documento, não uma planilha. Copie a tabela para uma planilha e salve-a como .xlsx.',
  'This is a web page that is named like a spreadsheet. Open it in Excel or LibreOffice, save it as .xlsx and choose that file.':
    'Esta é uma página da web com nome de planilha. Abra-a no Excel ou no LibreOffice, salve-a como .xlsx e escolha esse arquivo.',
  'This is an archive. Unpack it and choose the spreadsheet in it.':
    'Este é um arquivo compactado. Descompacte-o e escolha a planilha que está nele.',
  'This spreadsheet is damaged. Open it, save it again and choose that file.':
    'Esta planilha está danificada. Abra-a, salve-a de novo e escolha esse arquivo.',
  'This spreadsheet holds far more than a list of members. Copy the list into a new file and choose that one.':
    'Esta planilha contém muito mais do que uma lista de membros. Copie a lista para um novo arquivo e escolha esse.',
  'This file takes too long to read. Copy the list into a new file, or save it as CSV, and choose that one.':
    'A leitura deste arquivo demora demais. Copie a lista para um novo arquivo, ou salve-o como CSV, e escolha esse.',
  'None of the sheets in this file has a list.': 'Nenhuma das planilhas deste arquivo tem uma lista.',
  'Column {0}': 'Coluna {0}',
  'another member has this address': 'outro membro tem este endereço',
  'same address as row {0}': 'mesmo endereço da linha {0}',
  'no member has this email address': 'nenhum membro tem este e-mail',
  'there is no email address': 'não há e-mail',
  'there is no name': 'não há nome',
  'there is no such day': 'esse dia não existe',
  'could be {0} or {1}, so write the year first': 'pode ser {0} ou {1}; escreva o ano primeiro',
  'write the date like 2027-12-31 or 31.12.2027, or leave it blank when there is no end':
    'escreva a data como 2027-12-31 ou 31.12.2027, ou deixe em branco se não houver fim',
  'contains a formula instead of a value': 'contém uma fórmula em vez de um valor',
};
