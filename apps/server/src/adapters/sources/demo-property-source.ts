import { setTimeout as wait } from 'node:timers/promises'
import type { Answer, Extract } from '@proverka/domain/reports'
import type { PropertyCheckType } from '@proverka/domain/checks'
import type { ObjectRegister } from '../registry/object-register.ts'
import type { Ask } from './source.ts'

/** The demo register's answers about objects: an extract in the shape of the official ones, of invented facts. */
export function askDemoProperty(
  register: ObjectRegister,
  question: PropertyCheckType,
  delayMs: number,
): Ask<'property'> {
  return async ({ objectKey }) => {
    await wait(delayMs)
    const object = await register.findObject(objectKey)
    if (!object) return { answer: { kind: 'not-checked', reason: 'no-such-object' }, raw: 'null', demo: true }
    const documents = await register.findDocuments(object.id)
    const document = question === 'extract' ? documents?.extract : documents?.history
    if (!document) return { answer: { kind: 'not-found' }, raw: 'null', demo: true }
    const raw = JSON.stringify(document)
    return { answer: foundExtract(document), raw, extract: document, demo: true }
  }
}

/** The answer for an extract: the document itself is stored separately. */
export function foundExtract(extract: Extract): Answer {
  return {
    kind: 'found',
    findings: [
      {
        title: 'Выписка получена',
        severity: 'notice',
        facts: [
          ...(extract.number ? [{ label: 'Номер', value: extract.number }] : []),
          { label: 'Прав', value: String(extract.rights.length) },
          { label: 'Обременений', value: String(extract.encumbrances.length) },
        ],
      },
    ],
  }
}
