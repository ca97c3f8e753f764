import { visibleText } from '@proverka/domain'

/** A password is what its bytes are. */
const PASSWORD = /password/i

/**
 * An input with each of its texts as it is seen (`visibleText`), so that no field of the contract can forget it: an unseen
 * sign would make another name, number or address of it. Files and passwords stay as they are.
 */
export function seenTexts(value: unknown): unknown {
  if (typeof value === 'string') return visibleText(value)
  if (Array.isArray(value)) return value.map(seenTexts)
  if (!isPlainObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, PASSWORD.test(name) ? part : seenTexts(part)]),
  )
}

function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
