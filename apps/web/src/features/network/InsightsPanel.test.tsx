import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi } from '../../../testing/api.ts';
import { memberOf, siteOf } from '../../../testing/members.ts';
import { openPage } from '../../../testing/open-page.tsx';

test('an industry is called as the community does, however a member typed it', async () => {
  localStorage.setItem('guildhall:tour-completed:7', 'yes');
  const industryInsights = {
    industry: 'retail',
    averageConnections: 6.7,
    topSkills: ['baking'],
    emergingRoles: [],
  };
  answerApi({
    auth: { me: () => memberOf() },
    site: { config: () => siteOf() },
    network: {
      insights: () => ({ recommendations: [], trendingTopics: [], networkGrowthTips: [], industryInsights }),
    },
  });
  openPage('/dashboard');
  expect(await screen.findByText(/Retail .*6\.7/)).toBeVisible();
});
