import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { ChangeTable } from '@proverka/ui/console'
import { api } from '../../data/api.ts'
import { ActWindow } from '../../parts/act-window.tsx'
import { stateText } from './article-words.ts'
import type { ArticleDraft } from './articles-query.ts'
import { useArticleAct } from './use-article.ts'

/** A publication that is to come is cancelled, or readers see the article no more. */
export function WithdrawWindow({ draft, onClose }: { draft: ArticleDraft; onClose: () => void }) {
  const { article_id: id, version, publish_at } = draft
  const what = publish_at === null ? 'site' : 'schedule'
  const withdraw = useArticleAct(
    () => api.admin.withdrawArticle({ params: { id }, body: { version, what } }),
    () => (what === 'site' ? 'Статья снята с сайта' : 'Выход отменен'),
  )
  return (
    <ActWindow
      open
      title={what === 'site' ? `Снять с сайта: ${draft.title}` : `Отменить выход: ${draft.title}`}
      onClose={onClose}
      onAct={() => withdraw.mutate(undefined, { onSuccess: onClose })}
      act={what === 'site' ? 'Снять с сайта' : 'Отменить выход'}
      variant={what === 'site' ? 'danger' : 'primary'}
      pending={withdraw.isPending}
      error={withdraw.error ? messageOfError(withdraw.error) : undefined}
    >
      <ChangeTable
        caption="Что произойдет"
        changes={
          what === 'site'
            ? [
                {
                  what: 'Читатели',
                  before: stateText(draft),
                  after: 'не найдут: адрес ответит «нет страницы»',
                },
                { what: 'Комментарии и оценки', before: String(draft.comment_count), after: 'останутся' },
              ]
            : [{ what: 'Выход', before: stateText(draft), after: 'не назначен' }]
        }
      />
    </ActWindow>
  )
}
