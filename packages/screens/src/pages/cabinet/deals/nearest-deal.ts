/** What the choice depends on. */
interface DatedDeal {
  /** YYYY-MM-DD */
  readonly closes_on: string | null
}

/** The deal whose day comes first from today on; without such a day the first of the list. */
export function nearestDeal<D extends DatedDeal>(deals: readonly D[], today: string): D | undefined {
  const ahead = deals.flatMap((deal) =>
    deal.closes_on !== null && deal.closes_on >= today ? [{ deal, day: deal.closes_on }] : [],
  )
  return ahead.toSorted((a, b) => a.day.localeCompare(b.day))[0]?.deal ?? deals[0]
}
