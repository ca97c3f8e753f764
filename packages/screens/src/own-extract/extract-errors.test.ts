import { ERROR_CODES } from '@proverka/domain/errors'
import { ExtractError } from '@proverka/egrn'
import type { ExtractErrorCode } from '@proverka/egrn'
import { expect, it } from 'vitest'

const CODES: Record<ExtractErrorCode, true> = {
  'forbidden-markup': true,
  'not-xml': true,
  'other-schema': true,
  'too-large': true,
  truncated: true,
}

it.each(Object.keys(CODES) as ExtractErrorCode[])(
  'the reader and the server refuse a file in the same words: %s',
  (code) => {
    expect(ERROR_CODES[`extract/${code}`].text).toBe(new ExtractError(code).message)
  },
)
