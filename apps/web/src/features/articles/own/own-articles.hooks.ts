import { useNavigate } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { toast } from '../../../lib/toast.ts';
import { type Outputs, trpc } from '../../../lib/trpc.ts';
import { ownArticlesMessages as messages } from './own-articles.messages.ts';

export type OwnArticle = Outputs['articles']['own']['get'];

/** Where a saved article leads: a draft to the list, one that was submitted to its page, which says what happens next. */
export function useAfterSaving() {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  return (article: OwnArticle) => {
    utils.articles.own.get.setData({ id: article.id }, article);
    if (article.state === 'draft') toast(messages.saved);
    void navigate(article.state === 'draft' ? paths.ownArticles() : paths.ownArticles(article.id), {
      replace: true,
    });
  };
}

export function useWithdrawArticle() {
  const utils = trpc.useUtils();
  return trpc.articles.own.withdraw.useMutation({
    onSuccess(article) {
      utils.articles.own.get.setData({ id: article.id }, article);
      toast(messages.withdrawn);
    },
  });
}

export function useDeleteArticle() {
  const navigate = useNavigate();
  return trpc.articles.own.delete.useMutation({
    onSuccess() {
      toast(messages.deleted);
      void navigate(paths.ownArticles(), { replace: true });
    },
  });
}
