export interface SeedArticle {
  title: string;
  category: 'Technology' | 'Business' | 'Finance' | 'Sales' | 'Leadership' | 'Security';
  author: string;
  tags: string;
  summary: string;
  featured?: true;
  paragraphs: readonly string[];
}
