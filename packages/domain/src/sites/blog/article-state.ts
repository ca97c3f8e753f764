/** Where an article is: a text that nobody but the staff sees, or one that readers see, perhaps with a newer draft. */
export type ArticleState = 'draft' | 'scheduled' | 'published' | 'changed' | 'withdrawn'

/** All states in the order of the console. */
export const ARTICLE_STATES: readonly ArticleState[] = [
  'draft',
  'scheduled',
  'changed',
  'published',
  'withdrawn',
]

/** What the staff reads for a state, in Russian. */
export const ARTICLE_STATE_WORDS: { readonly [state in ArticleState]: string } = {
  draft: 'черновик',
  scheduled: 'выйдет',
  changed: 'на сайте, есть правка',
  published: 'на сайте',
  withdrawn: 'снята',
}

/** What is known of the publication of an article. */
export interface Publication {
  /** Number of the newest version. */
  readonly version: number
  /** The version that readers see or saw last; null: none was published. */
  readonly publishedVersion: number | null
  readonly isWithdrawn: boolean
  /** It is to be published at a time. */
  readonly isScheduled: boolean
}

/** The state of an article; a scheduled publication comes before what readers see now. */
export function articleState(publication: Publication): ArticleState {
  const { version, publishedVersion, isWithdrawn, isScheduled } = publication
  if (isScheduled) return 'scheduled'
  if (publishedVersion === null) return 'draft'
  if (isWithdrawn) return 'withdrawn'
  return publishedVersion === version ? 'published' : 'changed'
}
