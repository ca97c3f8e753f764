import type { NewsletterMonth } from '@proverka/domain/accounts'
import { buildPath } from '@proverka/domain/navigation'
import type { SiteKey } from '@proverka/domain/sites'
import type { AppContext } from '../context.ts'
import type { NewsletterArticle } from '../../platform/db/queries/content/newsletters.ts'
import type { EmailContent } from '../../documents/emails/email-content.ts'

/** The articles of a month, to those who agreed to advertising. */
export function newsletterEmail(
  context: AppContext,
  site: SiteKey,
  {
    to,
    month,
    articles,
    token,
  }: { to: string; month: NewsletterMonth; articles: readonly NewsletterArticle[]; token: string },
): EmailContent {
  const origin = context.originOf(site)
  const [first] = articles
  return {
    to,
    site,
    subject: `Новое в блоге за ${month.name}`,
    ...(first && { preview: first.title }),
    stamp: { title: 'Реклама. Новости сервиса', at: month.name },
    blocks: [
      { kind: 'heading', text: `Новое в блоге за ${month.name}` },
      ...articles.map(
        ({ id, title, lead }) =>
          ({
            kind: 'note',
            // Title and text share one line.
            title: /[.!?…]$/.test(title) ? title : `${title}.`,
            text: lead,
            link: { text: 'Читать статью', url: `${origin}${buildPath('blog-id', { id })}` },
          }) as const,
      ),
    ],
    reason: 'Вы согласились получать новости и предложения.',
    unsubscribe: {
      // Behind `#`: no server and no log sees it.
      page: `${origin}${buildPath('unsubscribe')}#${token}`,
      oneClick: `${origin}/api/unsubscribe/${token}`,
    },
  }
}
