import type { Draft, DraftPlace } from './draft.ts'

/** No field has it in its name. */
const MARK = ':'

/**
 * The part of a draft that one of several forms keeps, so that one place holds them all; the form whose part has no
 * name leaves those of the others alone.
 */
export function draftPart(place: DraftPlace | undefined, part: string): DraftPlace | undefined {
  if (!place) return undefined
  const prefix = part && part + MARK
  const isOwn = (name: string) => (part ? name.startsWith(prefix) : !name.includes(MARK))
  const entries = () => Object.entries(place.read())
  return {
    read: () =>
      Object.fromEntries(
        entries().flatMap(([name, value]) => (isOwn(name) ? [[name.slice(prefix.length), value]] : [])),
      ),
    write: (draft: Draft) =>
      place.write({
        ...Object.fromEntries(entries().filter(([name]) => !isOwn(name))),
        ...Object.fromEntries(Object.entries(draft).map(([name, value]) => [prefix + name, value])),
      }),
  }
}
