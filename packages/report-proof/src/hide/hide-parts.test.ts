import { describe, expect, it } from 'vitest'
import { issue, KEYS } from '../../tests/sample-report.ts'
import { verifyReport } from '../verify/verify-report.ts'
import { HideError, hideParts } from './hide-parts.ts'

const nothing = { sections: [], kinds: [] } as const

describe('hideParts', () => {
  it('leaves a token alone when nothing is to be hidden', async () => {
    const token = await issue()
    expect(await hideParts(token, nothing)).toBe(token)
  })

  it('hides the facts for programs alone or with anything else', async () => {
    const token = await issue()
    for (const hidden of [
      { ...nothing, data: true },
      { ...nothing, kinds: ['birth'] },
      { ...nothing, sections: ['object'] },
    ] as const)
      expect(await verifyReport(await hideParts(token, hidden), KEYS)).toMatchObject({
        kind: 'genuine',
        data: undefined,
      })
  })

  it('takes the texts inside a hidden section with it', async () => {
    const token = await issue()
    const copy = await hideParts(token, { sections: ['owners'], kinds: [] })
    // Three texts about persons, the section and the facts.
    expect(copy.split('~')).toHaveLength(token.split('~').length - 5)
    expect(await verifyReport(copy, KEYS)).toMatchObject({
      kind: 'genuine',
      hidden: { name: 0, sections: 1 },
    })
  })

  it('hides more in a copy of a copy', async () => {
    const first = await hideParts(await issue(), { sections: [], kinds: ['name'] })
    const second = await hideParts(first, { sections: ['seller'], kinds: [] })
    expect(await verifyReport(second, KEYS)).toMatchObject({
      kind: 'genuine',
      hidden: { name: 3, sections: 1 },
    })
  })

  it.each([
    ['fixed-section', 'encumbrances'],
    ['unknown-section', 'neighbours'],
  ])('refuses with %s', async (code, id) => {
    const refusal = hideParts(await issue(), { sections: [id], kinds: [] })
    await expect(refusal).rejects.toBeInstanceOf(HideError)
    await expect(refusal).rejects.toMatchObject({ code })
  })

  it('refuses what is no report and what was changed', async () => {
    const token = await issue()
    for (const text of ['', 'a.b.c~', token.slice(0, -1), `${token}AAAA~`])
      await expect(hideParts(text, nothing)).rejects.toMatchObject({ code: 'unreadable' })
  })
})
