import { useParams } from 'react-router-dom';
import { AdminFigurePage } from './AdminFigurePage.tsx';
import { AdminFiguresPage } from './AdminFiguresPage.tsx';

/** All figures, or the rows of the one that the URL names. */
export function FiguresRoute() {
  const { figure } = useParams();
  return figure === undefined ? <AdminFiguresPage /> : <AdminFigurePage figure={figure} />;
}
