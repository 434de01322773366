import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const requests: Sentences = {
  'Page not found': 'Página não encontrada',
  'The request could not be read': 'Não foi possível ler a solicitação',
  'Not found': 'Não encontrado',
  'This cannot be done here': 'Isso não pode ser feito aqui',
  'The file could not be read': 'Não foi possível ler o arquivo',
  'The request took too long to arrive': 'A solicitação demorou demais para chegar',
  'The request is too large': 'A solicitação é grande demais',
  'Only JSON is accepted': 'Só é aceito JSON',
  'The headers are too large': 'Os cabeçalhos são grandes demais',
  'The request was refused': 'A solicitação foi recusada',
  'Busy right now. Please try again.': 'O servidor está sobrecarregado no momento. Tente novamente.',
  'The server has no space left for files. Please try again later.':
    'O servidor não tem mais espaço para arquivos. Tente novamente mais tarde.',
  'Too many connections from your network. Please try again.':
    'Há conexões demais vindas da sua rede. Tente novamente.',
  'This request came from another site': 'Esta solicitação veio de outro site',
  'It could not be prepared': 'Não foi possível preparar o envio',
  'This short link does not exist.': 'Este link curto não existe.',
  'This short link no longer works.': 'Este link curto não funciona mais.',
  'Please confirm your email address first. You can have the link sent again in your settings.':
    'Primeiro, confirme seu endereço de e-mail. Você pode pedir um novo link nas suas configurações.',
  'This page link is not valid': 'Este link de página não é válido',
  'Your membership has ended, so you can read but not publish. Contact the administrators to renew it.':
    'Sua associação terminou; por isso, você pode ler, mas não publicar. Fale com a administração para renová-la.',
  'Someone else changed this meanwhile{0}. Save again to replace it.':
    'Outra pessoa alterou isto nesse meio-tempo{0}. Salve de novo para substituir.',
  'Someone else changed the same fields meanwhile. Nothing was saved.':
    'Outra pessoa alterou os mesmos campos nesse meio-tempo. Nada foi salvo.',
  "Someone else changed this while you were editing, so your changes weren't saved.":
    'Outra pessoa alterou isto enquanto você editava, por isso suas alterações não foram salvas.',
  'This part of the site is turned off': 'Esta parte do site está desativada',
  'Please confirm your password first': 'Primeiro, confirme sua senha',
  'Something went wrong': 'Algo deu errado',
  'Invalid input': 'Dados inválidos',
  'One of the values is too large or too small': 'Um dos valores é grande ou pequeno demais',
  'An item like this already exists': 'Já existe um item como este',
  'A linked item no longer exists. Reload the page and try again.':
    'Um item vinculado não existe mais. Recarregue a página e tente novamente.',
  'This is not part of your role': 'Isso não faz parte da sua função',
  'Your role takes two-step sign-in. Turn it on in Settings, under Security.':
    'Sua função exige o login em duas etapas. Ative-o em Configurações, na seção “Segurança”.',
  'Not authenticated': 'É preciso entrar na conta',
  'Please enter the code of your second factor.': 'Informe o código da segunda etapa do login.',
  'Too many requests. Please wait a moment and try again.':
    'Muitas solicitações. Aguarde um momento e tente novamente.',
  'You’re posting too quickly. Please try again later.':
    'Você está publicando rápido demais. Tente novamente mais tarde.',
  'You’ve saved articles many times in a short time. Please try again later.':
    'Você salvou artigos muitas vezes em pouco tempo. Tente novamente mais tarde.',
  'New members can post five times on their first day. Please come back tomorrow.':
    'Novos membros podem publicar cinco vezes no primeiro dia. Volte amanhã.',
  'You’ve placed several orders in a short time. Please try again later.':
    'Você fez vários pedidos em pouco tempo. Tente novamente mais tarde.',
  'You’re sending messages too quickly. Please try again later.':
    'Você está enviando mensagens rápido demais. Tente novamente mais tarde.',
  'You can post ten opportunities a day.': 'Você pode publicar dez oportunidades por dia.',
  'You can create 100 events a day.': 'Você pode criar 100 eventos por dia.',
  'You can create 20 chapters a day.': 'Você pode criar 20 grupos por dia.',
  'You’ve asked for several seats in a short time. Please try again later.':
    'Você pediu várias vagas em pouco tempo. Tente novamente mais tarde.',
  'Several emails were sent to this address. Please try again later.':
    'Vários e-mails foram enviados para este endereço. Tente novamente mais tarde.',
  'You can export your data five times an hour.': 'Você pode exportar seus dados cinco vezes por hora.',
  'You can create up to six backups an hour. Please try again later.':
    'Você pode criar até seis backups por hora. Tente novamente mais tarde.',
  'You can export up to six times an hour. Please try again later.':
    'Você pode exportar até seis vezes por hora. Tente novamente mais tarde.',
  'You can restore up to three times an hour. Please try again later.':
    'Você pode restaurar até três vezes por hora. Tente novamente mais tarde.',
  'You can download up to five backups a minute. Please try again later.':
    'Você pode baixar até cinco backups por minuto. Tente novamente mais tarde.',
  'You can upload up to ten backups an hour. Please try again later.':
    'Você pode enviar até dez backups por hora. Tente novamente mais tarde.',
  'Too many pages are open at once. Please close some.':
    'Há páginas demais abertas ao mesmo tempo. Feche algumas.',
  ' to “{0}”': ' para “{0}”',
};
