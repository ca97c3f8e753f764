import { buildPath } from '@proverka/domain/navigation'
import type { SiteKey } from '@proverka/domain/sites'
import type { AppContext } from '../context.ts'
import { siteOf } from '../../platform/config/sites.ts'
import type { ModeratedCommentRow } from '../../platform/db/queries/content/moderated-comments.ts'
import type { EmailContent } from '../../documents/emails/email-content.ts'

type Told = Pick<ModeratedCommentRow, 'article_id' | 'article_title' | 'author_email' | 'site'>

/** To the author of a comment that others no longer see; what it says stays on the page, an email may be read by others. */
export function commentHiddenEmail(
  context: AppContext,
  comment: Told & { readonly hidden_reason: string | null },
): EmailContent {
  const { hidden_reason: reason } = comment
  return {
    ...frameOf(context, comment),
    subject: 'Ваш комментарий скрыт',
    blocks: [
      {
        kind: 'text',
        text: `Мы скрыли ваш комментарий к статье «${comment.article_title}»: другие читатели его не видят, вы — видите.`,
      },
      { kind: 'text', text: reason === null ? 'Причина не указана.' : `Причина: ${endSentence(reason)}` },
      {
        kind: 'text',
        text: 'Можно написать другой. Если мы ошиблись, ответьте на это письмо: посмотрим еще раз.',
      },
      openArticle(context, comment),
    ],
  }
}

/** To the author of a comment that is on the site again. */
export function commentRestoredEmail(context: AppContext, comment: Told): EmailContent {
  return {
    ...frameOf(context, comment),
    subject: 'Ваш комментарий снова на сайте',
    blocks: [
      {
        kind: 'text',
        text: `Мы вернули ваш комментарий к статье «${comment.article_title}»: его снова видят все.`,
      },
      openArticle(context, comment),
    ],
  }
}

const endSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)

const siteKeyOf = ({ config }: AppContext, { site }: Told): SiteKey =>
  siteOf(config.sites, site ?? undefined).key

const frameOf = (context: AppContext, comment: Told) => ({
  to: comment.author_email,
  site: siteKeyOf(context, comment),
  reason: 'Вы получили это письмо, потому что написали комментарий к статье блога.',
})

const openArticle = (context: AppContext, comment: Told) =>
  ({
    kind: 'button',
    link: {
      text: 'Открыть статью',
      url: `${context.originOf(siteKeyOf(context, comment))}${buildPath('blog-id', { id: comment.article_id })}#comments`,
    },
  }) as const
