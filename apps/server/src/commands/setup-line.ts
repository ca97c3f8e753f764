/** What a setup found or did: one part of the product, and what is to be known of it. */
export interface SetupLine {
  readonly part: string
  /** `missing` keeps the product from selling; with a `warning` it sells less than it could. */
  readonly state: 'done' | 'missing' | 'warning'
  readonly text: string
}
