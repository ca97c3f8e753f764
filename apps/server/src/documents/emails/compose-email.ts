import type { ServerConfig } from '../../platform/config/server-config.ts'
import { renderHtml } from './html/render-html.ts'
import type { Email } from '../../adapters/mail/email.ts'
import type { EmailContent } from './email-content.ts'
import { toFrame, type PlacedDocument } from './email-frame.ts'
import { renderText } from './text/render-text.ts'
import { siteOf } from '../../platform/config/sites.ts'
import { senderOf } from '../../adapters/mail/sender.ts'

/** An email in the name of its site, signed by the operator: one content, rendered as text and as HTML. */
export function composeEmail(
  context: { readonly config: ServerConfig },
  content: EmailContent,
  documents: readonly PlacedDocument[] = [],
): Omit<Email, 'attachments'> {
  const { sites, production } = context.config
  const site = siteOf(sites, content.site)
  const frame = toFrame(site, !production)
  return {
    from: senderOf(context.config, site),
    to: content.to,
    subject: content.subject,
    replyTo: site.support.email,
    ...(content.unsubscribe && { listUnsubscribe: content.unsubscribe.oneClick }),
    text: renderText(content, frame, documents),
    html: renderHtml(content, frame, documents),
  }
}
