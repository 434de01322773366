import { fra } from 'stopword';
import { frenchCommunity } from './french-community.ts';
import { frenchDigital } from './french-digital.ts';
import { frenchProfessional } from './french-professional.ts';
import { frenchWorks } from './french-works.ts';
import { entries } from './language.ts';
import type { Language } from './language.ts';

export const french: Language = {
  stopWords: [
    ...fra,
    ...entries(`
      pour, par, avec, sans, dans, chez, vers, mon, ma, mes, ton, ta, tes, son, sa, ses, notre, nos, votre, vos, leur,
      leurs, un, une, des, du, le, la, les, au, aux, ce, cet, cette, ces, et, ou, qui, que, quoi, dont, où, quel, quelle,
      je, nous, vous, il, elle, ils, elles, quelqu'un, personne, cherche, cherchons, recherche, recherchons, besoin,
      souhaite, souhaitons, voudrais, voudrions, aimerais, aimerions, veux, voulons, peut, peux, pouvons, propose,
      proposons, offre, offrons, aide, aider, appui, merci, bonjour, urgent, urgence, rapidement, bientôt, idéal,
      idéalement, bon, bonne, bons, bonnes, fiable, sérieux, sérieuse, expérimenté, expérimentée, expérience,
      professionnel, professionnelle, petit, petite, petits, petites, nouveau, nouvelle, nouveaux, nouvelles, grand,
      grande, entreprise, société, service, services, projet, projets, région, ville, semaine, mois, année, ans,
      très, plus, aussi, afin, svp, etc`),
  ],
  filler: entries(`
    je cherche, nous cherchons, je recherche, nous recherchons, à la recherche de, je suis à la recherche de,
    nous sommes à la recherche de, cherche quelqu'un, je cherche quelqu'un, je cherche quelqu'un qui,
    je cherche quelqu'un pour, nous cherchons quelqu'un pour, j'ai besoin de, j'ai besoin d'un, j'ai besoin d'une,
    nous avons besoin de, nous avons besoin d'un, nous avons besoin d'une, je voudrais, nous voudrions, j'aimerais,
    nous aimerions, je souhaite, nous souhaitons, qui peut, qui pourrait, quelqu'un qui sait, quelqu'un qui peut,
    connaissez-vous, est-ce que quelqu'un, de l'aide pour, un coup de main pour, pour mon, pour ma, pour mes,
    pour notre, pour nos, pour mon entreprise, pour nous, pour moi, près de chez moi, près de chez nous, dans ma région,
    dans notre région, dès que possible, au plus vite, le plus vite possible, d'ici la fin du mois, si possible,
    de préférence, à un prix raisonnable, avec de l'expérience, de confiance, s'il vous plaît, merci d'avance,
    merci beaucoup, cordialement, un bon, une bonne, je propose, nous proposons, je vous propose, mes services,
    nos services`),
  clientMarkers: entries(`
    clients pour, clientes pour, clients dans, clients comme, nouveaux clients, plus de clients, trouver des clients,
    je cherche des clients, nous cherchons des clients, nos clients, nos clients sont, mes clients, mes clients sont,
    notre clientèle, ma clientèle, commandes de, acheteurs pour, intéressés par, je travaille pour,
    nous travaillons pour, je travaille avec, nous travaillons avec, au service de, destiné à, destinés à,
    j'accompagne, nous accompagnons, je conseille, nous conseillons, public cible, contact avec, contacts avec,
    accès à, recommandations auprès de, mise en relation avec`),
  negations: entries(`
    ne pas, pas, pas de, pas d', plus de besoin de, sans, jamais, aucun, aucune, ni, sauf, excepté, hormis, au lieu de,
    plutôt que, surtout pas, nulle, je ne veux pas, je ne cherche pas, nous ne cherchons pas`),
  elisions: entries(`l, d, j, m, t, s, c, n, qu, jusqu, lorsqu, puisqu, quoiqu`),
  compounds: false,
  trades: { ...frenchProfessional, ...frenchDigital, ...frenchWorks, ...frenchCommunity },
};
