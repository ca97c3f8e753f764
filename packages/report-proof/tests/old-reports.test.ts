import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Jwks } from '../src/keys.ts'
import { checkFile } from '../src/read/check-file.ts'
import { REPORT } from './sample-report.ts'

const fixture = (name: string) => new Uint8Array(readFileSync(join(import.meta.dirname, '../fixtures', name)))

describe('a report issued in November 2026', () => {
  const keys = JSON.parse(new TextDecoder().decode(fixture('keys.json'))) as Jwks

  it.each(['report.sd-jwt', 'report.json', 'report.pdf'])('verifies today: %s', async (name) => {
    const { result, isRewritten } = await checkFile(fixture(name), keys)
    expect(isRewritten).toBe(false)
    expect(result).toMatchObject({
      kind: 'genuine',
      code: REPORT.jti,
      document: REPORT.document,
      data: REPORT.data,
    })
  })
})
