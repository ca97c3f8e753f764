import { test } from '../fixtures.ts'
import { liveThrough } from '../pages/client-life.ts'
import { POINTER } from '../pages/hands.ts'

test(
  'the life of a client, from the first order of a guest to the deleted account',
  { tag: '@long' },
  async ({ page, ownEmail, emailTo }) => {
    test.setTimeout(240_000)
    const step = (title: string, work: () => Promise<void>) => test.step(title, work)
    await liveThrough({ page, hands: POINTER, email: ownEmail, emailTo, step })
  },
)
