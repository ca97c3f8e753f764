import type { FoundObject } from '../../platform/db/queries/objects/demo-objects.ts'

/** Most objects in memory, some megabytes of them. */
const MOST_OBJECTS = 10_000

type ListByIds = (ids: readonly number[]) => Promise<FoundObject[]>

/**
 * Caches objects that were read from the register until they are cleared. A read that began before that is
 * not cached.
 */
export function createObjectCache(read: ListByIds, most = MOST_OBJECTS) {
  const kept = new Map<number, FoundObject>()
  let forgotten = 0

  function keep(objects: readonly FoundObject[]): void {
    for (const object of objects) kept.set(object.id, object)
    for (const id of kept.keys()) {
      if (kept.size <= most) return
      kept.delete(id)
    }
  }

  return {
    /** The objects of some ids, in the order of the ids; those that are gone are left out. */
    async listByIds(ids: readonly number[]): Promise<FoundObject[]> {
      const byId = new Map(ids.map((id) => [id, kept.get(id)]))
      const unknown = ids.filter((id) => !byId.get(id))
      if (unknown.length > 0) {
        const forgottenBefore = forgotten
        const found = await read(unknown)
        if (forgotten === forgottenBefore) keep(found)
        for (const object of found) byId.set(object.id, object)
      }
      return ids.flatMap((id) => byId.get(id) ?? [])
    },

    forget(): void {
      forgotten++
      kept.clear()
    },
  }
}
