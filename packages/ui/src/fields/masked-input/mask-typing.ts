import { Maskito } from '@maskito/core'
import type { MaskitoOptions } from '@maskito/core'
import type { FieldMask } from './mask.ts'

/**
 * Lets maskito edit the text of a masked input: the mask gives the shape of the text, maskito the place of the caret.
 *
 * @param field the mask as it was rendered last
 * @returns ends it
 */
export function maskTyping(input: HTMLInputElement, field: () => FieldMask): () => void {
  const maskito = new Maskito(pastReact(input), maskitoOptions(field, input.value))
  return () => maskito.destroy()
}

/** @param shown what the input shows at first */
export function maskitoOptions(field: () => FieldMask, shown: string): MaskitoOptions {
  /** What was shown before this edit; says nothing about a text that replaces it, and is empty then. */
  let before = shown
  let after = shown
  /** The text and the caret of this edit without the mask. */
  let plain = { value: shown, selection: [0, 0] as readonly [number, number] }
  const format = (text: string) => field().mask(text, before)
  const prefixOf = (text: string) => (text.startsWith(field().prefix) ? field().prefix.length : 0)

  const insert = (value: string, [start, end]: readonly [number, number], data: string) => {
    // What is put in before or into the prefix belongs behind it.
    const from = end === value.length ? start : Math.max(start, prefixOf(value))
    const to = Math.max(from, end)
    before = data.length > 1 || (from === 0 && to === value.length) ? '' : value
    const typed = value.slice(0, from) + data + value.slice(to)
    plain = state(typed, from + data.length)
    const text = format(typed)
    if (from === to && text === value) return { elementState: state(value, from), data: '' }
    if (to === value.length) return { elementState: state(''), data: text }
    // Only the character itself was replaced: a point by a comma.
    const isReplaced =
      text.length === typed.length && text.startsWith(value.slice(0, from)) && text.endsWith(value.slice(to))
    const read = isReplaced ? text.slice(from, from + data.length) : data
    return { elementState: state(value, from, to), data: read }
  }

  const erase = (value: string, [from, to]: readonly [number, number], step: 1 | -1) => {
    before = value
    // A key that takes away nothing but punctuation, which is set again, is meant for the character behind it.
    let place = from
    const isKey = to === from + 1 && from >= prefixOf(value)
    if (isKey && format(value.slice(0, from) + value.slice(to)) === value)
      while (place >= 0 && place < value.length && !isOfValue(value, place)) place += step
    const erased = isKey && isOfValue(value, place) ? state(value, place, place + 1) : state(value, from, to)
    const [start, end] = erased.selection
    plain = state(value.slice(0, start) + value.slice(end), step === 1 ? from : start)
    return erased
  }

  const isOfValue = (text: string, place: number) =>
    place >= prefixOf(text) && field().isValueChar.test(text.charAt(place))

  return {
    // Of each text that of its own shape: nothing is cut off.
    mask: ({ value }) => {
      const text = format(value)
      return Array.from(text, (char, place) => (isOfValue(text, place) ? field().isValueChar : char))
    },
    preprocessors: [
      ({ elementState, data }, action) => {
        const { value, selection } = elementState
        if (action === 'insert') return insert(value, selection, data)
        if (action !== 'validation')
          return { elementState: erase(value, selection, action === 'deleteForward' ? 1 : -1), data }
        if (value === after) return { elementState, data }
        // Put in whole by the browser: autofill, a word of a phone keyboard.
        before = ''
        return { elementState: state(format(value)), data }
      },
    ],
    postprocessors: [
      ({ value, selection }) => {
        after = format(value)
        if (after === plain.value) return plain
        let [caret] = selection
        // Letters that the mask replaces stay in their places.
        if (caret === value.length || after.length !== value.length) return state(after)
        // Behind the character of the value, not behind the punctuation that follows it.
        while (caret > prefixOf(after) && !isOfValue(after, caret - 1)) caret--
        return state(after, caret)
      },
    ],
  }
}

const state = (value: string, from = value.length, to = from) => ({ value, selection: [from, to] as const })

/** Sets the value as a browser does: React, which watches its own setter, must find a text that is new to it. */
function pastReact(input: HTMLInputElement): HTMLInputElement {
  const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  return new Proxy(input, {
    get: (target, key) => {
      const found: unknown = Reflect.get(target, key, target)
      return typeof found === 'function' ? (found.bind(target) as unknown) : found
    },
    set: (target, key, value) => {
      if (key !== 'value') return Reflect.set(target, key, value, target)
      own?.set?.call(target, value)
      return true
    },
  })
}
