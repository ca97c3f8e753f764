import { counted, formatDateTime } from '@proverka/domain'
import { PDF_ATTACHMENT } from '@proverka/report-proof'
import type { ChangedReport, FileCheck, GenuineReport, RefusalReason } from '@proverka/report-proof'
import type { Comparison, Verification } from '../verify-state.ts'
import { hiddenWords } from './hidden-words.ts'

/** The answer across the page: one of three colours, a heading and a sentence. */
export interface Answer {
  readonly tone: 'green' | 'red' | 'orange'
  readonly title: string
  readonly lead: string
  /** The report is made of demo data. */
  readonly isDemo: boolean
}

type Words = Omit<Answer, 'isDemo'>

/** What a verification comes to; undefined while there is no answer about a document. */
export function answerOf(state: Verification): Answer | undefined {
  const words = wordsOf(state)
  return words && { ...words, isDemo: isDemo(state) }
}

function isDemo(state: Verification): boolean {
  if (state.kind === 'code') return state.issued.demo
  if (state.kind !== 'file') return false
  const { result } = state.check
  if (result.kind === 'genuine') return result.document.demo
  return result.kind === 'changed' && result.signed?.document.demo === true
}

function wordsOf(state: Verification): Words | undefined {
  switch (state.kind) {
    case 'file':
      return fileAnswer(state.check, state.comparison)
    case 'code':
      return {
        tone: 'green',
        title: 'Такой отчет мы выпустили',
        lead: `${state.issued.title}, ${atMoment(state.issued.issued_at)}. Тот ли он у вас в руках, скажет только файл`,
      }
    case 'no-such-code':
      return { ...NOT_OURS, lead: 'Такого кода нет среди наших документов' }
    default:
      return undefined
  }
}

const NOT_OURS = { tone: 'orange', title: 'Такого отчета мы не выпускали' } as const

function fileAnswer({ result, format, isRewritten }: FileCheck, comparison: Comparison): Words | undefined {
  switch (result.kind) {
    case 'genuine':
      return genuineAnswer(result, format === 'pdf', isRewritten, comparison)
    case 'changed':
      return changedAnswer(result)
    case 'unknown-key':
      return { ...NOT_OURS, lead: 'Он похож на наш, но подписан ключом, которого у нас нет' }
    case 'foreign':
      return { ...NOT_OURS, lead: 'Это подписанный документ, но не наш отчет' }
    case 'refused':
      return refusedAnswer(result.reason)
    default:
      return undefined
  }
}

function genuineAnswer(
  report: GenuineReport,
  isPdf: boolean,
  isRewritten: boolean,
  comparison: Comparison,
): Words {
  const issued = `Выпустили мы, ${atMoment(report.issuedAt.toISOString())}`
  const hidden = hiddenWords(report)
  if (hidden !== '')
    return {
      tone: 'green',
      title: 'Отчет подлинный, часть скрыта',
      lead: `${issued}. Скрыто: ${hidden}`,
    }
  if (isPdf && comparison.kind === 'other')
    return {
      tone: 'red',
      title: 'Файл изменен, подписанное внутри — нет',
      lead: 'Такого PDF мы не выпускали: его страницы могли переписать. Верьте только разделам ниже',
    }
  if (isPdf && comparison.kind !== 'same')
    return {
      tone: 'green',
      title: 'Отчет внутри подлинный, не изменен',
      lead: `${issued}. Читайте его разделы ниже: страницы PDF подпись не защищает`,
    }
  return {
    tone: 'green',
    title: 'Документ подлинный, не изменен',
    lead: isRewritten
      ? `${issued}. Содержание то же, а текст файла записан другой программой`
      : `${issued}. ${allSections(report.sections.length)}`,
  }
}

const allSections = (count: number): string =>
  count === 1 ? 'Его раздел на месте' : `Все ${counted(count, 'раздел', 'раздела', 'разделов')} на месте`

function changedAnswer({ places }: ChangedReport): Words {
  const lead = 'Файл начинался как наш, но его переписали после выпуска'
  const title = (what: string): Words => ({ tone: 'red', title: `Документ изменен: ${what}`, lead })
  const sections = places.filter((one) => one.place === 'section')
  const certain = sections.filter(({ isCertain }) => isCertain)
  const [first] = certain
  if (first && certain.length === 1) return title(`раздел «${first.title}»`)
  if (first) return title(counted(certain.length, 'раздел', 'раздела', 'разделов'))
  if (sections.length > 0)
    return {
      ...title('один из разделов'),
      lead: 'Часть разделов скрыта, поэтому какой из отмеченных переписан, не узнать',
    }
  const kinds = new Set(places.map(({ place }) => place))
  if (kinds.has('signed-part')) return title('оглавление или подпись')
  if (kinds.has('data')) return title('данные для программ')
  const member = places.flatMap((one) => (one.place === 'file' ? [one.member] : [])).at(0)
  if (member === '' || member === PDF_ATTACHMENT)
    return { tone: 'red', title: 'Файл поврежден', lead: 'Подписанный отчет внутри не прочитать целиком' }
  return title(member === undefined ? 'части добавлены или переставлены' : `поле «${member}»`)
}

function refusedAnswer(reason: RefusalReason): Words {
  return reason === 'resaved-pdf'
    ? {
        tone: 'orange',
        title: 'Файл пересохранен другой программой',
        lead: 'Подпись при этом пропала. Попросите исходный файл: его не печатали и не сохраняли заново',
      }
    : {
        tone: 'orange',
        title: 'В этом PDF нет нашей подписи',
        lead: 'Он чужой, напечатан заново или выпущен, когда еще не все было готово. Попросите исходный файл отчета',
      }
}

/** «24.11.2026 в 14:43 МСК». */
export const atMoment = (instant: string): string => formatDateTime(instant).replace(', ', ' в ')
