/** An answer about an address, as far as the cache reads it. */
interface Cacheable {
  /** It is the same for everybody. */
  readonly isShared: boolean
  /** It was rendered with data, which may change past this process. */
  readonly ages: boolean
}

interface Entry<Answer> {
  readonly at: number
  /** Of the facts that it was rendered with: with others it is another page. */
  readonly facts: string
  readonly answer: Promise<Answer>
  ages: boolean
}

export interface CacheOptions {
  readonly now: () => number
  /** How long a page that was rendered with data is served. */
  readonly maxAgeMs?: number
  /** A page takes some 100 KB. */
  readonly maxPages?: number
}

/** Rendered pages by their address, until the facts of the site or the data that they show change. */
export function createRenderedPageCache<Answer extends Cacheable>({
  now,
  maxAgeMs = 60_000,
  maxPages = 300,
}: CacheOptions) {
  const entries = new Map<string, Entry<Answer>>()

  function put(key: string, facts: string, answer: Promise<Answer>): Promise<Answer> {
    const entry: Entry<Answer> = { at: now(), facts, answer, ages: true }
    entries.delete(key)
    entries.set(key, entry)
    const drop = () => entries.get(key) === entry && entries.delete(key)
    // A page that could not be rendered is tried again with the next visit; one of a caller is no one else's.
    answer.then((made) => {
      if (made.isShared) entry.ages = made.ages
      else drop()
    }, drop)
    for (const oldest of entries.keys()) {
      if (entries.size <= maxPages) break
      entries.delete(oldest)
    }
    return answer
  }

  return {
    /** The answer under `key`, rendered at most once for all who ask at a time. */
    async get(key: string, facts: string, render: () => Promise<Answer>): Promise<Answer> {
      const known = entries.get(key)
      if (!known || known.facts !== facts || (known.ages && now() - known.at >= maxAgeMs))
        return put(key, facts, render())
      const answer = await known.answer
      // A page for another caller is rendered again.
      return answer.isShared ? answer : render()
    },

    clear: (): void => entries.clear(),
  }
}
