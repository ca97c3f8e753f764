import { isInventedCadastralNumber } from '../../fields/cadastral/cadastral-number.ts'
import { formatDate } from '../../format/format-date.ts'
import { patronymicWords } from '../../fields/person-name/patronymic-words.ts'
import { isPlate } from '../../fields/plate/plate.ts'
import type {
  Finding,
  PersonSubject,
  PropertySubject,
  Report,
  ReportTask,
} from '../../reports/report/report.ts'
import { factOf } from '../../reports/report/fact-labels.ts'
import { colourOfFinding } from '../../reports/report/result-colour.ts'
import { floorText, roomsText } from '../../reports/valuation/flat-text.ts'
import { areaText } from './extract-texts.ts'
import { extractSummary } from './verdict.ts'
import type { MarkView, SubjectView } from './view.ts'

type SubjectOf<Kind extends Report['subject']['kind']> = Extract<Report['subject'], { kind: Kind }>

/** Whom or what a report is about: names come from the register's own answer where it gives one. */
export function subjectView({
  subject,
  extract,
  tasks,
}: Pick<Report, 'subject' | 'extract' | 'tasks'>): SubjectView {
  switch (subject.kind) {
    case 'property':
      return propertyView(subject, { extract })
    case 'person':
      return { name: fullNameOf(subject), lines: [personLine(subject)] }
    case 'company':
      return companyView(subject, tasks)
    case 'vehicle':
      return vehicleView(subject, tasks)
    case 'flat':
      return flatView(subject)
    case 'taxpayer':
      return { name: `ИНН ${subject.inn}`, lines: [] }
  }
}

function flatView({ address, area, rooms, floor }: SubjectOf<'flat'>): SubjectView {
  const facts = [
    areaText(area),
    rooms === undefined ? undefined : roomsText(rooms),
    floor === undefined ? undefined : floorText(floor),
  ]
  return { name: address, lines: [facts.filter(Boolean).join(', ')] }
}

function propertyView(subject: PropertySubject, report: Pick<Report, 'extract'>): SubjectView {
  const number = subject.cadastralNumber ?? report.extract?.content.object.cadastralNumbers[0]
  return number === undefined
    ? { name: subject.address, lines: [] }
    : { name: number, cadastralNumber: number, lines: [subject.address], isOnPlan: isOnPlan(number, report) }
}

const fullNameOf = ({ lastName, firstName, middleName }: PersonSubject): string =>
  [lastName, firstName, middleName].filter(Boolean).join(' ')

function personLine(person: PersonSubject): string {
  const { birthDate, region, inn, passportMasked, licenseMasked, formerLastNames = [] } = person
  const facts = [
    patronymicWords(person),
    formerLastNames.length > 0 && `прежде ${formerLastNames.join(', ')}`,
    `дата рождения ${formatDate(birthDate)}`,
    region ?? 'все регионы',
    inn && `ИНН ${inn}`,
    passportMasked && `паспорт ${passportMasked}`,
    licenseMasked && `удостоверение ${licenseMasked}`,
  ]
  return facts.filter(Boolean).join(', ')
}

/** Without coordinates a plan is a scheme of a parcel; an object that is not in the register has no plan (DEC-01). */
function isOnPlan(number: string, report: Pick<Report, 'extract'>): boolean {
  const summary = extractSummary(report)
  return (
    isInventedCadastralNumber(number) &&
    summary !== undefined &&
    report.extract?.content.notice === undefined &&
    summary.conclusions.every(({ key }) => key !== 'cancelled')
  )
}

/** A company by the name in its register, with the state that the register gives it (UI-065). */
function companyView({ inn }: SubjectOf<'company'>, tasks: readonly ReportTask[]): SubjectView {
  const record = recordOf(tasks, 'company-register')
  const isThere = record !== undefined && factOf(record, 'absence') === undefined
  return {
    name: isThere ? record.title : `ИНН ${inn}`,
    lines: [`ИНН ${inn}`],
    numberParts: partsOf(inn, inn.length === 12 ? ENTREPRENEUR_INN_PARTS : COMPANY_INN_PARTS),
    badge: stateOf(record, isThere),
  }
}

/** The state that a register gives a company; a register may be silent about it, or have no such company. */
function stateOf(record: Finding | undefined, isThere: boolean): MarkView {
  if (record === undefined) return { tone: 'grey', words: 'Состояние не проверено' }
  const tone = toneOfState(record)
  if (!isThere) return { tone, words: 'В реестре такого ИНН нет' }
  const state = factOf(record, 'state')
  return state === undefined ? { tone: 'grey', words: 'Состояние не указано' } : { tone, words: state }
}

/** A register's own record of a working company is the one statement of a company that may be green. */
function toneOfState(record: Finding): MarkView['tone'] {
  return record.severity === 'notice' ? 'green' : colourOfFinding(record)
}

function vehicleView(
  { vin, plate, certificateMasked }: SubjectOf<'vehicle'>,
  tasks: readonly ReportTask[],
): SubjectView {
  const record = recordOf(tasks, 'vehicle-registrations')
  const [model, year] = (['model', 'modelYear'] as const).map((name) => record && factOf(record, name))
  // A car that was named by its plate has its VIN from the register.
  const known = vin ?? (record && factOf(record, 'vin'))
  const name = model && [model, year && `${year} год`].filter(Boolean).join(', ')
  const shown = plate ?? (record && factOf(record, 'plate'))
  return {
    name: name || plate || (known ?? ''),
    lines: [
      [known && `VIN ${known}`, plate && `гос. номер ${plate}`].filter(Boolean).join(', '),
      certificateMasked ? `СТС ${certificateMasked}` : '',
    ].filter(Boolean),
    ...(known && { numberParts: partsOf(known, VIN_PARTS) }),
    ...(known && shown && isPlate(shown) && { plate: shown }),
  }
}

/** ISO 3779: the maker, the model with its body, and this very car. */
const VIN_PARTS = [
  [3, 'завод'],
  [6, 'модель и кузов'],
  [8, 'эта машина'],
] as const

const COMPANY_INN_PARTS = [
  [2, 'регион'],
  [2, 'инспекция'],
  [5, 'номер'],
  [1, 'контроль'],
] as const

const ENTREPRENEUR_INN_PARTS = [
  [2, 'регион'],
  [2, 'инспекция'],
  [6, 'номер'],
  [2, 'контроль'],
] as const

function partsOf(number: string, parts: readonly (readonly [length: number, means: string])[]) {
  let start = 0
  return parts.map(([length, means]) => ({ digits: number.slice(start, (start += length)), means }))
}

function recordOf(tasks: readonly ReportTask[], type: string): Finding | undefined {
  const answer = tasks.find(({ task_type }) => task_type === type)?.answer
  return answer?.kind === 'found' || answer?.kind === 'stated' ? answer.findings[0] : undefined
}
