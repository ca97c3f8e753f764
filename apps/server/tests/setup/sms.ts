import type { createMemorySms } from '../../src/adapters/mail/sms.ts'
import { until, type TestServer } from './test-server.ts'

/** The code of the last message to a number, when it is out; `not` leaves out one that is known. */
export async function sentCode({ context }: TestServer, phone: string, not?: string): Promise<string> {
  const { messages } = context.sms as ReturnType<typeof createMemorySms>
  return until(`a code to ${phone}`, async () => {
    const last = [...messages.values()].findLast(({ to }) => to === phone)
    const code = /код (\d{6})/.exec(last?.text ?? '')?.[1]
    return code === not ? undefined : code
  })
}
