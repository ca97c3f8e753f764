import { notify } from '@proverka/screens/runtime/notices/notify.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { articleQuery, ARTICLES_KEY, type ArticleDraft } from './articles-query.ts'

/** An act on an article: what it answers is shown at once; a refusal has it read again. */
export function useArticleAct<Input>(
  act: (input: Input) => Promise<ArticleDraft>,
  done: (article: ArticleDraft) => string,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: (article) => {
      queries.setQueryData(articleQuery(article.article_id).queryKey, article)
      notify('success', done(article))
    },
    // Not waited for: what was answered is shown already.
    onSettled: () => void queries.invalidateQueries({ queryKey: ARTICLES_KEY }),
  })
}
