import { CREATED_ONCE, type RouteDescription, get, patch, post } from './describe-route.ts';

export const referralsRest: RouteDescription[] = [
  get('/referrals/matches', 'referrals.matches', 'Members whom I could be introduced to'),
  get('/referrals/pending', 'referrals.pending', 'Referrals I sent or received'),
  get('/referrals/stats', 'referrals.stats', 'How my referrals went'),
  post('/referrals/send', 'referrals.send', 'Offer an introduction', CREATED_ONCE),
  get('/referrals/:id', 'referrals.get', 'One referral with its history'),
  patch('/referrals/:id', 'referrals.respond', 'Accept, decline, withdraw or complete a referral'),
];
