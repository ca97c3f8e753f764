import { createContext, use } from 'react'
import { createContext as createRouterContext } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'

/** The cache of server data; an app would take a library. */
export class Answers {
  readonly #fetch: typeof fetch
  readonly #known: Map<string, unknown>

  constructor(fetch: typeof globalThis.fetch, known: Readonly<Record<string, unknown>> = {}) {
    this.#fetch = fetch
    this.#known = new Map(Object.entries(known))
  }

  async read(path: string): Promise<void> {
    if (this.#known.has(path)) return
    const reply = await this.#fetch.call(globalThis, path)
    this.#known.set(path, await reply.json())
  }

  get(path: string): unknown {
    return this.#known.get(path)
  }

  toJson(): string | undefined {
    return this.#known.size > 0 ? JSON.stringify(Object.fromEntries(this.#known)) : undefined
  }
}

export const AnswersContext = createContext<Answers | undefined>(undefined)
export const answersContext = createRouterContext<Answers | null>(null)

let ofBrowser: Answers | undefined
export function setBrowserAnswers(answers: Answers): void {
  ofBrowser = answers
}

/** For a loader: reads what its page shows. */
export async function readAnswer({ context }: LoaderFunctionArgs, path: string): Promise<null> {
  await (context.get(answersContext) ?? ofBrowser)?.read(path)
  return null
}

export const useAnswer = (path: string): unknown => use(AnswersContext)?.get(path)
