import { beforeAll, expect, it, vi } from 'vitest'
import { askAllAgain, getQueryClient } from '../../../runtime/data/query-client.ts'
import { fetchSuggested } from './fetch-suggested.ts'

// The page that the cache of answers looks at; none of its data were rendered.
beforeAll(() => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { getElementById: () => null }))
  vi.stubGlobal('addEventListener', () => undefined)
})

/** A question whose answer comes when it is given; each call is counted. */
function questionOf(queryKey: readonly string[]) {
  const answers: ((rows: string[]) => void)[] = []
  const ask = (signal: AbortSignal) =>
    fetchSuggested(
      queryKey,
      (queries) =>
        queries.fetchQuery({
          queryKey,
          queryFn: () => new Promise<string[]>((resolve) => void answers.push(resolve)),
        }),
      signal,
    )
  return { answers, ask }
}

it('answers who is typing while a sign-in cancels all calls', async () => {
  const { answers, ask } = questionOf(['typed', 'Кленовая'])
  const asked = ask(new AbortController().signal)
  await expect.poll(() => answers.length).toBe(1)
  await askAllAgain()
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.(['ул. Кленовая'])
  expect(await asked).toEqual(['ул. Кленовая'])
})

it('ends with its signal and asks no more', async () => {
  const { answers, ask } = questionOf(['typed', 'Кле'])
  const leaving = new AbortController()
  const asked = ask(leaving.signal)
  await expect.poll(() => answers.length).toBe(1)
  leaving.abort()
  await expect(asked).rejects.toThrow('CancelledError')
  expect([answers.length, getQueryClient().isFetching()]).toEqual([1, 0])
})
