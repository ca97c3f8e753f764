import type { Endpoint } from '@proverka/api/contract'
import { SUMMARIES } from '@proverka/api/documents'
import { declaredErrors, GENERAL_CODES } from '@proverka/server/open-api'
import { englishTerms } from './english-terms.ts'

/**
 * The doc comment of a call: its sentence, its address and English terms, the codes of its refusals, its own first, those of
 * any call last.
 * Throws for a call without a sentence.
 */
export function callComment(name: string, endpoint: Endpoint): readonly string[] {
  const sentence = SUMMARIES[endpoint.id]
  if (sentence === undefined) throw new Error(`${endpoint.id} has no sentence in packages/api/src/documents`)
  const particular = [...endpoint.errors, ...declaredErrors(endpoint)].filter(
    (code) => !GENERAL_CODES.includes(code),
  )
  const codes = [...new Set([...particular, ...GENERAL_CODES])]
  return [
    '/**',
    ` * ${sentence}${/[.!?]$/.test(sentence) ? '' : '.'}`,
    ' *',
    ` * \`${endpoint.method} ${endpoint.path}\`: ${englishTerms(name, sentence)}.`,
    ' *',
    ` * @throws {ApiError} ${codes.map((code) => `\`${code}\``).join(', ')}`,
    ' */',
  ]
}
