import { test } from '../fixtures.ts'
import { liveThrough } from '../pages/client-life.ts'
import { keyboardOf } from '../pages/hands.ts'

test.skip(({ isMobile }) => isMobile, 'a phone has no keyboard to walk with')

test(
  'the life of a client by the keyboard alone: the focus is always seen, and goes on where the person is',
  { tag: '@long' },
  async ({ page, ownEmail, emailTo }) => {
    test.setTimeout(300_000)
    const step = (title: string, work: () => Promise<void>) => test.step(title, work)
    await liveThrough({ page, hands: keyboardOf(page), email: ownEmail, emailTo, step })
  },
)
