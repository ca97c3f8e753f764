import { contract } from '@proverka/api/contract'
import { openEditor, type Hover } from './editor.ts'
import { idsIn } from './requirement-ids.ts'

/** A hover longer than this is not read; characters of the type. */
const LONGEST_TYPE = 300

/** What is wrong with the hover of a call: too long, without words, or with ids that its reader cannot look up. */
export function callFaults({ name, type, words }: Hover): readonly string[] {
  const [sentence = '', address = ''] = words.split('\n\n')
  return [
    ...typeFaults({ name, type, words }),
    ...(/[а-яё]/i.test(sentence) ? [] : [`${name}: no sentence in Russian`]),
    ...(/^`[A-Z]+ \/\S*`: [a-z]/.test(address) ? [] : [`${name}: no address and no terms in English`]),
    ...(words.includes('@throws') ? [] : [`${name}: no codes of refusals`]),
    ...(/\bany\b/.test(type) ? [`${name}: any in ${type}`] : []),
  ]
}

/** What is wrong with the hover of a type. */
export function typeFaults({ name, type, words }: Hover): readonly string[] {
  const ids = idsIn(`${type}\n${words}`)
  return [
    ...(type.length > LONGEST_TYPE
      ? [`${name}: ${type.length} characters of type: ${type.slice(0, 80)}…`]
      : []),
    ...(ids.length > 0 ? [`${name}: ${ids.join(', ')}`] : []),
  ]
}

const CLIENT = `import { createApiClient } from '@proverka/api'
const api = createApiClient({ baseUrl: '/api' })
`

/**
 * Opens the hover of each call and of the types that it names in the packed declarations, as an editor would; throws
 * with what is wrong, else says how many there are.
 */
export function checkHovers(): string {
  const calls = Object.entries(contract).flatMap(([area, endpoints]) =>
    Object.keys(endpoints).map((name) => `void api.${area}.${name}`),
  )
  const editor = openEditor()
  const shown = editor.hover(CLIENT, calls)
  const exported = editor.exportsOf('@proverka/api')
  const used = new Set(shown.flatMap(({ type }) => type.match(/\b[A-Z]\w+/g) ?? []))
  const named = [...used].filter((name) => exported.has(name))
  const types = editor.hover(
    `import type { ${named.join(', ')} } from '@proverka/api'\n`,
    named.map((name, place) => `export type Type${place} = ${name}`),
  )
  const faults = [...shown.flatMap(callFaults), ...types.flatMap(typeFaults)]
  if (faults.length > 0) throw new Error(faults.join('\n'))
  const longest = Math.max(...[...shown, ...types].map(({ type }) => type.length))
  return `  ${shown.length} calls, ${types.length} types; the longest has ${longest} characters`
}
