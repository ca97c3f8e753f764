import { maskPassport, normalisePlate, normaliseVin } from '@proverka/domain'
import { FACT_LABELS, type ReportTask } from '@proverka/domain/reports'
import { type CheckType } from '@proverka/domain/checks'
import { describePersonQuestion } from './describe-person.ts'
import type { Subject, SubjectOf } from './source.ts'

/** What a source is asked with, as label and value: the reader of the report can repeat the question. */
export function describeQuestion(type: string, subject: Subject): ReportTask['asked'] {
  switch (subject.kind) {
    case 'person':
      return describePersonQuestion(type as CheckType, subject.person)
    case 'passport':
      return [{ label: 'Паспорт', value: maskPassport(subject.passport) }]
    case 'property':
      return [{ label: 'Объект', value: subject.objectKey }]
    case 'vehicle':
      return describeVehicle(subject)
    case 'flat':
      return describeFlat(subject)
    case 'taxpayer':
    case 'company':
      return [{ label: 'ИНН', value: subject.inn.trim() }]
  }
}

function describeVehicle({ vin, plate, certificate }: SubjectOf<'vehicle'>): ReportTask['asked'] {
  return [
    ...(vin ? [{ label: FACT_LABELS.vin, value: normaliseVin(vin) ?? vin }] : []),
    ...(plate ? [{ label: FACT_LABELS.plate, value: normalisePlate(plate) ?? plate }] : []),
    ...(certificate ? [{ label: 'СТС', value: maskPassport(certificate) }] : []),
  ]
}

/** The question to a register that knows a car by its VIN alone, when the register of cars named it by the plate. */
export function askedByFoundVin(vehicle: SubjectOf<'vehicle'>, vin: string): ReportTask['asked'] {
  return [{ label: 'VIN, найден по гос. номеру', value: vin }, ...describeVehicle(vehicle)]
}

function describeFlat({ address, area, rooms, floor }: SubjectOf<'flat'>): ReportTask['asked'] {
  return [
    { label: 'Адрес', value: address },
    { label: 'Площадь', value: `${String(area).replace('.', ',')} м²` },
    ...(rooms === undefined ? [] : [{ label: 'Комнат', value: String(rooms) }]),
    ...(floor === undefined ? [] : [{ label: 'Этаж', value: String(floor) }]),
  ]
}
