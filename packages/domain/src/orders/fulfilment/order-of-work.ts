/** What waits to be ordered. */
export interface WaitingWork {
  readonly id: string
  /** Whose order it belongs to. */
  readonly buyerId: string
  readonly isUrgent: boolean
  /** When the buyer was promised it at the latest, milliseconds. */
  readonly latestAt: number
  /** Milliseconds. */
  readonly createdAt: number
}

/** How many of one buyer are ordered before it is the turn of the next one (FULFIL-12). */
export const WORK_SHARE = 20

/**
 * In which order waiting work is ordered: urgent first, then by turns, within a turn by promised day. A turn is a share of
 * each buyer, so that an order of thousands goes on while single ones overtake it. `inWork` counts per buyer what is
 * ordered already and not answered: who has much of it waits for his next turn.
 */
export function orderOfWork<Work extends WaitingWork>(
  waiting: readonly Work[],
  inWork: ReadonlyMap<string, number>,
): Work[] {
  const placed = new Map(inWork)
  const turns = waiting.toSorted(compareUrgency).map((work) => {
    const place = placed.get(work.buyerId) ?? 0
    placed.set(work.buyerId, place + 1)
    return { work, turn: Math.floor(place / WORK_SHARE) }
  })
  return turns
    .toSorted(
      (one, other) =>
        Number(other.work.isUrgent) - Number(one.work.isUrgent) ||
        one.turn - other.turn ||
        compareUrgency(one.work, other.work),
    )
    .map(({ work }) => work)
}

function compareUrgency(one: WaitingWork, other: WaitingWork): number {
  return (
    Number(other.isUrgent) - Number(one.isUrgent) ||
    one.latestAt - other.latestAt ||
    one.createdAt - other.createdAt ||
    (one.id < other.id ? -1 : 1)
  )
}
