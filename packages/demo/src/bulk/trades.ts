import { serviceLines } from './trade-lines-service.ts';
import { worksLines } from './trade-lines-works.ts';

/** A trade of the bulk members: what its people are called, sell, know and need. */
export interface Trade {
  title: string;
  industry: string;
  offers: readonly string[];
  skills: readonly string[];
  needs: readonly string[];
}

const parts = (text: string) => text.split('|');

export const trades: readonly Trade[] = [...serviceLines, ...worksLines].map(
  ([title, industry, offers, skills, needs]) => ({
    title,
    industry,
    offers: parts(offers),
    skills: parts(skills),
    needs: parts(needs),
  }),
);
