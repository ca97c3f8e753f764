import { drawEmailSamples } from '@proverka/server/email-samples'
import type { Plugin } from 'vite'

const NAME = 'virtual:email-samples'

/** The emails as the server draws them: its code runs here, beside the bundler, and a story gets the result. */
export function emailSamples(): Plugin {
  return {
    name: 'email-samples',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(drawEmailSamples())}` : undefined),
  }
}
