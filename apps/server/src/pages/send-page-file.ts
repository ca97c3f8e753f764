import { sendFile, type SiteFile } from '@proverka/page-engine/server'
import type { Context } from 'hono'
import { contentPolicy, signsIn } from '../api/http/security-headers.ts'
import type { SiteConfig } from '../platform/config/sites.ts'

interface SendOptions {
  readonly status?: 200 | 404 | 410
  readonly isPerUser?: boolean
}

/** Answers with a built file or a rendered page under the content policy of its site. */
export function sendPageFile(
  c: Context,
  file: SiteFile,
  site: SiteConfig,
  options: SendOptions = {},
): Response {
  const { styles, scripts, fonts } = file
  const headers = {
    'Content-Security-Policy': contentPolicy({ styles, scripts, site }),
    // Browsers name the whole address as the referrer of a font that an inline style asks for; one that is asked for ahead
    // follows the policy of the page.
    ...(fonts.length > 0 &&
      signsIn(c.req.url) && {
        Link: fonts.map((font) => `<${font}>; rel=preload; as=font; crossorigin`).join(', '),
      }),
  }
  return sendFile(c.req.raw, file, { ...options, headers })
}
