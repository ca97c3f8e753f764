import type { Endpoint } from '@proverka/api/contract'
import { SUMMARIES } from '@proverka/api/documents'
import { declaredErrors, GENERAL_CODES } from '@proverka/server/open-api'
import { englishTerms } from './english-terms.ts'

/** What is said of a call, in an editor and on the page of its area. */
interface CallWords {
  /** What it is for, in Russian. */
  readonly sentence: string
  /** Method and path, then English terms. */
  readonly address: string
  /** Codes of its refusals: its own first, those of any call last. */
  readonly codes: readonly string[]
}

/** Throws for a call without a sentence. */
export function callWords(name: string, endpoint: Endpoint): CallWords {
  const summary = SUMMARIES[endpoint.id]
  if (summary === undefined) throw new Error(`${endpoint.id} has no sentence in packages/api/src/documents`)
  const particular = [...endpoint.errors, ...declaredErrors(endpoint)].filter(
    (code) => !GENERAL_CODES.includes(code),
  )
  return {
    sentence: `${summary}${/[.!?]$/.test(summary) ? '' : '.'}`,
    address: `\`${endpoint.method} ${endpoint.path}\`: ${englishTerms(name, summary)}.`,
    codes: [...new Set([...particular, ...GENERAL_CODES])].map((code) => `\`${code}\``),
  }
}

/** The doc comment of a call. */
export function callComment(name: string, endpoint: Endpoint): readonly string[] {
  const { sentence, address, codes } = callWords(name, endpoint)
  return [
    '/**',
    ` * ${sentence}`,
    ' *',
    ` * ${address}`,
    ' *',
    ` * @throws {ApiError} ${codes.join(', ')}`,
    ' */',
  ]
}
