import { describe, expect, it } from 'vitest'
import { extract } from '../../reports/report/samples.test-data.ts'
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
  { kind: 'foreign', name: 'a.xml.sig' },
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

  it('[INPUT-08] says that there is no signature when that beside the file is not of it', () => {
    const { verdict } = viewWith({ kind: 'foreign', name: 'a.xml.sig' })
    expect([verdict.mark.tone, verdict.headline]).toEqual(['orange', 'Подписи к этому файлу нет'])
    expect(verdict.points[0]?.text).toContain('могло быть исправлено что угодно')
    const mortgage = { type: 'Ипотека в силу закона', holders: [], documents: [] }
    const warned = viewWith({ kind: 'foreign', name: 'a.xml.sig' }, { ...CLEAN, encumbrances: [mortgage] })
    expect(warned.verdict).toMatchObject({ mark: { tone: 'red' }, headline: 'Объект в ипотеке' })
    expect(warned.verdict.points[0]?.mark).toEqual({ tone: 'orange', words: 'Подпись' })
  })

  it('keeps what the file warns of', () => {
    const mortgage = { type: 'Ипотека в силу закона', holders: [], documents: [] }
    const { verdict } = viewWith(checked(), { ...CLEAN, encumbrances: [mortgage] })
    expect([verdict.mark.tone, verdict.headline]).toEqual(['red', 'Объект в ипотеке'])
  })

  it('asks no source and names the file', () => {
    const view = viewWith({ kind: 'absent' })
    expect(view.asked.rows).toEqual([])
    expect([view.number, view.demo]).toEqual(['выписка.xml', false])
    expect(view.notChecked.rows[0]?.what).toContain('Чей это ключ')
  })
})

describe('what the report of an own file says of its origin', () => {
  it('names the report, the file as its source and the time at which it was read', () => {
    const view = viewWith({ kind: 'absent' })
    expect([view.title, view.updated]).toEqual([
      'Отчет на основе выписки из ЕГРН',
      'прочитан 21.11.2026, 11:00 МСК',
    ])
    // A file has no version of ours.
    expect(view.version).toBe('')
    expect(view.sections[0]).toMatchObject({
      title: 'Выписка из ЕГРН об объекте недвижимости',
      stamp: { source: 'Ваш файл', time: '21.11.2026, 11:00 МСК' },
    })
    expect(view.notChecked.rows[0]).toEqual({
      what: 'Чей это ключ и не отозван ли он',
      why: 'Доверенные корни и отзыв проверяют через сеть, файл для этого пришлось бы отправить',
      how: 'Проверьте подпись на сайте Госуслуг или закажите свежую выписку: она придет прямо из реестра',
    })
  })

  it('is about the address of the extract, or says that it has none', () => {
    const linesOf = (object: typeof CLEAN.object) =>
      viewWith({ kind: 'absent' }, { ...CLEAN, object }).subject.lines
    expect(linesOf(CLEAN.object)).toEqual(['г. Образцовск, ул. Кленовая, д. 14'])
    expect(linesOf({ cadastralNumbers: ['00:14:0203005:1047'] })).toEqual(['Адрес в выписке не указан'])
  })

  it('says before all else that a forged file is not to be believed, and what to ask the seller for', () => {
    const mortgage = { type: 'Ипотека в силу закона', holders: [], documents: [] }
    const content = { ...CLEAN, encumbrances: [mortgage] }
    const { verdict } = viewWith(checked({ digest: 'differs' }), content)
    expect(verdict.mark).toEqual({ tone: 'red', words: 'Файлу нельзя верить' })
    expect(verdict.points[0]).toEqual({
      mark: { tone: 'red', words: 'Подпись' },
      text: 'Файл не тот, что подписан: ниже сказано, что в нем написано, а не что есть в реестре.',
    })
    const own = viewWith(checked(), content).verdict
    expect(verdict.points.slice(1)).toEqual(own.points)
    expect(verdict.advice).toEqual([
      'Попросите продавца прислать исходный архив Росреестра, не открывая его.',
      ...own.advice,
    ])
  })

  it.each([
    [
      'that is as it was signed',
      checked(),
      'Файл не менялся после подписания, но чей это ключ, без сети не доказать.',
    ],
    [
      'without a signature',
      { kind: 'absent' },
      'Подпись файла не проверена: в нем могло быть исправлено что угодно.',
    ],
  ] as const)('says of a file %s why its clean content is not proven', (_name, signature, text) => {
    expect(viewWith(signature).verdict).toMatchObject({
      mark: { tone: 'grey', words: 'Подлинность не доказана' },
      headline: 'Запретов и обременений в файле не записано',
      points: [{ mark: { tone: 'grey', words: 'Подпись' }, text }],
    })
  })

  it('turns a green line grey where nothing is proven and leaves every other line as it is', () => {
    const rowsOf = (signature: SignatureState) =>
      viewWith(signature).sections.flatMap((section) => (section.kind === 'rows' ? section.rows : []))
    const toneOf = (signature: SignatureState) =>
      rowsOf(signature).map(({ id, value, tone }) => [id, value, tone])
    const absent = 'не зарегистрировано'
    expect(toneOf({ kind: 'absent' })).toEqual([
      ['right-1', 'Ладогин Арсений Петрович', undefined],
      ['encumbrances-state', absent, 'grey'],
      ['litigation-state', absent, 'grey'],
      ['objections-state', absent, 'grey'],
      ['claims-state', absent, 'grey'],
      ['deals-state', absent, 'grey'],
      ['history-state', 'в этом документе не указано', 'grey'],
    ])
    expect(toneOf(checked())).toEqual([
      ['right-1', 'Ладогин Арсений Петрович', undefined],
      ['encumbrances-state', absent, 'green'],
      ['litigation-state', absent, 'green'],
      ['objections-state', absent, 'green'],
      ['claims-state', absent, 'green'],
      ['deals-state', absent, 'green'],
      ['history-state', 'в этом документе не указано', 'grey'],
    ])
    expect(viewWith({ kind: 'absent' }).sections.map(({ id }) => id)).toEqual([
      'object',
      'rights',
      'encumbrances',
      'disputes',
      'silent',
    ])
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

describe('[INPUT-08] the signature of an archive', () => {
  it('is named as that of the archive', () => {
    const [digest] = signatureLines({ kind: 'checked', check: CHECK, archiveName: 'kv_1.zip' })
    expect(digest?.text).toMatch(/^Подписан архив kv_1\.zip, в котором он лежит\./)
  })
})
