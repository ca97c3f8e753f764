import { expect, test as base, type Page } from '@playwright/test'
import { emailsTo, type ReceivedEmail } from './outbox.ts'

export interface ProductFixtures {
  /** Lets the page say what matches: `expectTrouble(/401/)` before a test that signs in with a wrong password. */
  readonly expectTrouble: (pattern: RegExp) => void
  /** Waits for an email to this address with such a subject; the address should be the test's own. */
  readonly emailTo: (email: string, subject?: RegExp) => Promise<ReceivedEmail>
  /** An address that no other test uses. */
  readonly ownEmail: string
}

const EMAIL_MS = 60_000

/** `test` of the product: it fails on any console error, page error or failed request that it did not expect. */
export const test = base.extend<ProductFixtures & { expected: RegExp[]; watched: void }>({
  expected: async ({}, use) => use([]),
  expectTrouble: async ({ expected }, use) => use((pattern) => void expected.push(pattern)),
  watched: [
    async ({ page, expected }, use) => {
      const troubles = watch(page)
      await use()
      const unexpected = troubles.filter((trouble) => !expected.some((pattern) => pattern.test(trouble)))
      expect(unexpected, 'what the page complained about').toEqual([])
    },
    { auto: true },
  ],
  emailTo: async ({}, use) => {
    await use(async (email, subject = /./) => {
      const find = () => emailsTo(email).find((message) => subject.test(message.subject))
      await expect.poll(find, { timeout: EMAIL_MS }).toBeDefined()
      const message = find()
      if (!message) throw new Error(`Нет письма на ${email}`)
      return message
    })
  },
  ownEmail: async ({}, use, info) => {
    await use(`${info.testId}-${info.project.name}-${info.repeatEachIndex}@example.com`)
  },
})

export { expect } from '@playwright/test'

/** What a page complains about, as lines; a request that a navigation cut off is no complaint. */
function watch(page: Page): string[] {
  const troubles: string[] = []
  // Texts are set with no-break spaces; tests name them with plain ones.
  const add = (trouble: string) => troubles.push(trouble.replaceAll('\u00a0', ' '))
  page.on('console', (message) => {
    if (message.type() === 'error') add(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => add(`page: ${error.message} (${page.url()})`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    if (reason !== 'net::ERR_ABORTED') add(`request: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 500) add(`response: ${response.status()} ${response.url()}`)
  })
  return troubles
}
