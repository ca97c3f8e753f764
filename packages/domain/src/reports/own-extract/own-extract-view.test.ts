import { describe, expect, it } from 'vitest'
import { extract } from '../report/samples.test-data.ts'
import { ownExtractView } from './own-extract-view.ts'
import type { SignatureCheck, SignatureState } from './signature-check.ts'
import { signatureLines } from './signature-lines.ts'

const CLEAN = extract({
  object: {
    cadastralNumbers: ['00:14:0203005:1047'],
    address: 'г. Образцовск, ул. Кленовая, д. 14',
    area: 54.3,
  },
  rights: [
    {
      type: 'Собственность',
      number: '00:14:0203005:1047-00/014/2020-1',
      date: '2020-03-18',
      holders: [{ kind: 'person', state: 'named', name: 'Ладогин Арсений Петрович' }],
      documents: [],
    },
  ],
})
const CHECK: SignatureCheck = {
  digest: 'same',
  signature: 'right',
  chain: { links: 'complete', validity: 'within' },
  digestAlgorithm: 'ГОСТ Р 34.11-2012, 256 бит',
  signatureAlgorithm: 'ГОСТ Р 34.10-2012, 256 бит',
  signer: {
    name: 'Образцова Вера',
    issuer: 'Удостоверяющий центр «Образец»',
    validFrom: '2026-01-01T00:00:00.000Z',
    validTo: '2027-01-01T00:00:00.000Z',
    serial: '01',
  },
  signedAt: '2026-11-20T08:32:00.000Z',
}
const checked = (change: Partial<SignatureCheck> = {}): SignatureState => ({
  kind: 'checked',
  check: { ...CHECK, ...change },
})
const viewWith = (signature: SignatureState, content = CLEAN) =>
  ownExtractView({ content, fileName: 'выписка.xml', readAt: '2026-11-21T08:00:00.000Z', signature })
const greens = (state: SignatureState) =>
  viewWith(state).sections.flatMap((section) =>
    section.kind === 'rows' ? section.rows.filter(({ tone }) => tone === 'green') : [],
  )

const STATES: readonly SignatureState[] = [
  { kind: 'absent' },
  { kind: 'unreadable' },
  ...(['same', 'differs', 'unknown-algorithm'] as const).flatMap((digest) =>
    (['right', 'wrong', 'unknown-algorithm', 'no-certificate'] as const).flatMap((signature) =>
      (['complete', 'partial', 'broken', 'unknown-algorithm', 'none'] as const).flatMap((links) =>
        (['within', 'outside', 'unknown'] as const).map((validity) =>
          checked({ digest, signature, chain: { links, validity } }),
        ),
      ),
    ),
  ),
]

describe('the verdict of an own file', () => {
  it('is never green, whatever the signature says', () => {
    for (const state of STATES) expect(viewWith(state).verdict.mark.tone).not.toBe('green')
  })

  it('has green lines only when the file is what was signed', () => {
    for (const state of STATES) {
      const isProven =
        state.kind === 'checked' && state.check.digest === 'same' && state.check.signature === 'right'
      expect(greens(state).length > 0).toBe(isProven)
    }
  })

  it('says first that the file is not what was signed', () => {
    for (const change of [{ digest: 'differs' }, { signature: 'wrong' }] as const) {
      const { verdict } = viewWith(checked(change))
      expect([verdict.mark.tone, verdict.headline]).toEqual(['red', 'Файл и подпись не сходятся'])
      expect(verdict.points[0]?.text).toContain('не тот, что подписан')
    }
  })

  it('keeps what the file warns of', () => {
    const mortgage = { type: 'Ипотека в силу закона', holders: [], documents: [] }
    const { verdict } = viewWith(checked(), { ...CLEAN, encumbrances: [mortgage] })
    expect([verdict.mark.tone, verdict.headline]).toEqual(['red', 'Объект в ипотеке'])
  })

  it('asks nobody and names the file', () => {
    const view = viewWith({ kind: 'absent' })
    expect(view.asked.rows).toEqual([])
    expect([view.number, view.demo]).toEqual(['выписка.xml', false])
    expect(view.notChecked.rows[0]?.what).toContain('Чей это ключ')
  })
})

describe('the three lines of a signature', () => {
  it('are three for every state, and the certificates alone never prove who signed', () => {
    for (const state of STATES) {
      const lines = signatureLines(state)
      expect(lines.map(({ key }) => key)).toEqual(['digest', 'signature', 'chain'])
      expect(lines[2]?.tone).not.toBe('green')
      for (const { text } of lines) expect(text).toMatch(/[.]$/)
    }
  })

  it('are green for a file that is as it was signed', () => {
    expect(signatureLines(checked()).map(({ tone, title }) => [tone, title])).toEqual([
      ['green', 'Файл не изменен'],
      ['green', 'Подпись математически верна'],
      ['grey', 'Кто подписал, не доказано'],
    ])
  })

  it('name an algorithm that is not known', () => {
    const unknown = checked({
      digest: 'unknown-algorithm',
      digestAlgorithm: '1.2.3.4',
      signature: 'unknown-algorithm',
      signatureAlgorithm: '1.2.3.5',
    })
    const [digest, signature] = signatureLines(unknown)
    expect(digest).toMatchObject({ tone: 'grey', text: 'Алгоритм отпечатка 1.2.3.4 не поддержан.' })
    expect(signature).toMatchObject({ tone: 'grey', text: 'Алгоритм 1.2.3.5 не поддержан.' })
  })

  it('warn of a certificate that was not valid and of a broken chain', () => {
    const tone = (links: 'complete' | 'broken', validity: 'within' | 'outside') =>
      signatureLines(checked({ chain: { links, validity } }))[2]?.tone
    expect([tone('complete', 'outside'), tone('broken', 'within')]).toEqual(['orange', 'red'])
  })
})
