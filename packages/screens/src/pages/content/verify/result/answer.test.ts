import type { FileCheck, GenuineReport, ReportCheck } from '@proverka/report-proof'
import { describe, expect, it } from 'vitest'
import type { Verification } from '../verify-state.ts'
import { answerOf as answer } from './answer.ts'

const GENUINE: GenuineReport = {
  kind: 'genuine',
  code: '7K4M92QXAM',
  issuer: 'https://realty.example',
  issuedAt: new Date('2026-11-24T11:43:00Z'),
  key: { kty: 'OKP', crv: 'Ed25519', x: '', kid: 'key' },
  document: { title: 'Полная проверка', number: '', version: '', updated: '', demo: false, kind: 'property' },
  sections: ['Вывод', 'Обременения'].map((title, index) => ({
    id: `${index}`,
    title,
    state: 'unchanged' as const,
    part: { columns: [], rows: [] },
  })),
  data: undefined,
  hidden: { name: 0, number: 0, birth: 0, sections: 0 },
}

const file = (
  result: FileCheck['result'],
  format: FileCheck['format'] = 'json',
  comparison: Extract<Verification, { kind: 'file' }>['comparison'] = { kind: 'not-asked' },
): Verification => ({
  kind: 'file',
  fileName: 'report',
  checkedAt: '2026-11-27T07:12:00Z',
  check: { sha256: '', format, isRewritten: false, result, stamp: undefined },
  comparison,
})

/** Numbers and their nouns are joined; a test reads plain spaces. */
function answerOf(state: Verification) {
  const found = answer(state)
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')
  return found && { ...found, title: plain(found.title), lead: plain(found.lead) }
}

const changed = (places: Extract<ReportCheck, { kind: 'changed' }>['places']) =>
  answerOf(file({ kind: 'changed', places, signed: undefined, sections: [] }))?.title

const section = (title: string, isCertain = true) =>
  ({ place: 'section', id: title, title, isCertain }) as const

describe('the answer about a document', () => {
  it('is green for what was issued, with its day', () => {
    expect(answerOf(file(GENUINE))).toEqual({
      isDemo: false,
      tone: 'green',
      title: 'Документ подлинный, не изменен',
      lead: 'Выпустили мы, 24.11.2026 в 14:43 МСК. Все 2 раздела на месте',
    })
  })

  it('says that the data are not real, also of a changed report', () => {
    const demo = { ...GENUINE, document: { ...GENUINE.document, demo: true } }
    expect(answerOf(file(demo))?.isDemo).toBe(true)
    const places = [{ place: 'order' }] as const
    expect(answerOf(file({ kind: 'changed', places, signed: demo, sections: [] }))?.isDemo).toBe(true)
  })

  it('never calls the pages of a PDF unchanged by what is inside alone', () => {
    expect(answerOf(file(GENUINE, 'pdf'))).toMatchObject({
      tone: 'green',
      title: 'Отчет внутри подлинный, не изменен',
    })
    expect(answerOf(file(GENUINE, 'pdf', { kind: 'same' }))?.title).toBe('Документ подлинный, не изменен')
    expect(answerOf(file(GENUINE, 'pdf', { kind: 'other' }))?.tone).toBe('red')
  })

  it('counts what is hidden', () => {
    const hidden = { ...GENUINE, hidden: { name: 3, number: 0, birth: 1, sections: 1 } }
    expect(answerOf(file(hidden))?.lead).toContain('Скрыто: 1 раздел, 3 имени, 1 дата рождения')
  })

  it('is red and names what was changed', () => {
    expect(changed([section('Обременения')])).toBe('Документ изменен: раздел «Обременения»')
    expect(changed([section('Вывод'), section('Обременения')])).toBe('Документ изменен: 2 раздела')
    expect(changed([section('Вывод', false), section('Объект', false)])).toBe(
      'Документ изменен: один из разделов',
    )
    expect(changed([{ place: 'signed-part' }])).toBe('Документ изменен: оглавление или подпись')
    expect(changed([{ place: 'data', isCertain: true }])).toBe('Документ изменен: данные для программ')
    expect(changed([{ place: 'order' }])).toBe('Документ изменен: части добавлены или переставлены')
    expect(changed([{ place: 'file', member: 'verdict.tone' }])).toBe('Документ изменен: поле «verdict.tone»')
    expect(changed([{ place: 'file', member: 'report.sd-jwt' }])).toBe('Файл поврежден')
  })

  it('is orange for what we did not issue', () => {
    for (const result of [{ kind: 'unknown-key', kid: 'x' }, { kind: 'foreign' }] as const)
      expect(answerOf(file(result))).toMatchObject({
        tone: 'orange',
        title: 'Такого отчета мы не выпускали',
      })
  })

  it('does not say of a PDF without a signature that it is not ours', () => {
    expect(answerOf(file({ kind: 'refused', reason: 'foreign-pdf' }))).toMatchObject({
      tone: 'orange',
      title: 'В этом PDF нет нашей подписи',
    })
  })

  it('has a sentence of its own for a PDF that was saved again', () => {
    expect(answerOf(file({ kind: 'refused', reason: 'resaved-pdf' }))).toMatchObject({
      tone: 'orange',
      title: 'Файл пересохранен другой программой',
    })
  })

  it('says by a code alone nothing but kind and day', () => {
    const issued = {
      code: '7K4M92QXAM',
      title: 'Полная проверка',
      issued_at: '2026-11-24T11:43:00Z',
      demo: true,
      state: 'issued' as const,
      files: [],
    }
    expect(answerOf({ kind: 'code', checkedAt: '', issued })?.lead).toBe(
      'Полная проверка, 24.11.2026 в 14:43 МСК. Тот ли он у вас в руках, скажет только файл',
    )
    expect(answerOf({ kind: 'no-such-code', checkedAt: '', code: '7K4M92QXAM' })?.tone).toBe('orange')
  })
})
