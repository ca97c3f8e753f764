declare module 'virtual:email-samples' {
  import type { EmailSample } from '@proverka/server/email-samples'

  const samples: readonly EmailSample[]
  export default samples
}
